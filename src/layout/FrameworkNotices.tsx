import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { isValidElement, useEffect } from 'react';
import { PLAIN_TOAST, toast } from '#actions/toasts.ts';
import { wasTold } from '#actions/toldByAction.ts';

/** What an action told by itself, and react-admin's own 'Element created' beside it. */
const isSaidAlready = (message: string): boolean =>
  message === '' ||
  wasTold(message) ||
  /^(ra\.notification\.(created|updated|deleted|item_doesnt_exist)|resources\.[^.]+\.notifications\.)/.test(
    message,
  );

/**
 * What react-admin's own hooks and buttons say (`useNotify`) is shown where every notice is (NET-07). A change that
 * they would hold back to be undone goes out at once: what was asked and sent cannot be undone (NET-05).
 */
export function FrameworkNotices() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken) return;
    const { message, type, notificationOptions = {} } = taken;
    const { undoable, autoHideDuration, messageArgs } = notificationOptions;
    if (undoable) return takeMutation()?.({ isUndo: false });
    if (isValidElement(message) || isSaidAlready(String(message))) return;
    toast({
      tone: type,
      text: translate(String(message), { _: String(message), ...messageArgs }),
      duration: autoHideDuration === undefined ? PLAIN_TOAST : autoHideDuration,
    });
  }, [notifications, takeNotification, takeMutation, translate]);
  return null;
}
