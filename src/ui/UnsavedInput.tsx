import { useEffect } from 'react';
import { sessionState } from '#authProvider/session.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useAsking } from './consoleRouter.tsx';
import { isSaved } from './saved.ts';

/**
 * Asks before typed input is lost by going to another page, reloading or closing the tab (UI-10). After a
 * save go on with `navigate(to, { state: SAVED })`. Going to the login page keeps drafts and asks nothing.
 */
export function UnsavedInput({
  when,
  line,
  onDiscard,
}: {
  when: boolean;
  /** What is lost or goes on, where it is not what was typed. */
  line?: string;
  onDiscard?: () => void;
}) {
  const t = useText();
  const waiting = useAsking(
    ({ currentLocation, nextLocation }) =>
      when &&
      sessionState().status === 'open' &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isSaved(nextLocation.state),
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (sessionState().status === 'open') event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={waiting !== null}
      title={t('ui.unsaved.title')}
      lines={[line ?? t('ui.unsaved.line')]}
      onNo={() => waiting?.reset()}
      onYes={() => {
        onDiscard?.();
        waiting?.proceed();
      }}
    />
  );
}
