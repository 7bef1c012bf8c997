import Button from '@mui/material/Button';
import { useRef, useState, useSyncExternalStore } from 'react';
import { type Action, markOf, nameOf } from '#actions/action.ts';
import { activity, subscribeActivity } from '#actions/activity.ts';
import { confirmationOf } from '#actions/confirmationOf.ts';
import type { Performed } from '#actions/perform.ts';
import { doneBefore } from '#actions/sentBefore.ts';
import { useAction } from '#actions/useAction.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { type Text, type TextKey, useText } from '#i18n/useText.ts';
import { ignorePress } from '#ui/ignorePress.ts';
import { MoneyButton } from '#ui/MoneyButton.tsx';
import { useOffer } from '#ui/pageCommands.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { SmallButton } from '#ui/SmallButton.tsx';

/**
 * The button of an action on a record: stays in sight while it may not be done and says why, is busy from
 * the press until the refetched state is there (UI-14, NET-05). The palette offers it too (WRK-03). `onDone` hears how it
 * ended.
 */
export function ActionButton<Subject, E extends Endpoint, Extra = undefined>({
  action,
  subject,
  extra,
  label = action.label,
  danger = false,
  inRow = false,
  primary = false,
  quiet = false,
  blocked = null,
  onDone,
}: {
  action: Action<Subject, E, Extra>;
  subject: Subject;
  extra: Extra;
  label?: TextKey | Text;
  /** It cancels, deletes or gives back. */
  danger?: boolean;
  /** One of many of its kind on the page: drawn lighter. */
  inRow?: boolean;
  /** The one that a form is for. */
  primary?: boolean;
  /** A money action beside the one that the page is for. */
  quiet?: boolean;
  /** Why the screen around it does not allow it now, whatever the action says. */
  blocked?: Text | null;
  onDone?: (result: Performed<AnswerOf<E>>) => void;
}) {
  const t = useText();
  const { run, whyNot, running } = useAction(action);
  const [presses, setPresses] = useState(0);
  const pressed = presses > 0;
  const busy = running(subject);
  // Another action may hold the lock: only the one that was pressed turns.
  const locked = busy && !pressed ? ({ key: 'actions.alreadyRunning' } as const) : null;
  const reason = blocked ?? whyNot(subject, extra) ?? locked;
  const press = async () => {
    setPresses((count) => count + 1);
    const result = await run(subject, extra);
    setPresses((count) => count - 1);
    onDone?.(result);
  };
  const button = useRef<HTMLButtonElement>(null);
  useOffer(() => [
    {
      kind: 'action',
      label: t('palette.action', { action: t(label), record: nameOf(action, subject, extra) }),
      reason: reason ? t(reason) : undefined,
      ofMany: inRow || danger,
      // The palette sends nothing: what would not ask is only led to.
      run: () => {
        if (confirmationOf(action, subject, extra)) void press();
        else button.current?.focus();
      },
    },
  ]);
  const mark = markOf(action);
  useSyncExternalStore(subscribeActivity, activity);
  // Also where it cannot be done again: what was done, and when, is the better half of why.
  const done = busy ? null : doneBefore(action, subject, extra);
  if (mark !== null)
    return (
      <MoneyButton
        ref={button}
        mark={mark}
        busy={busy && pressed}
        reason={reason ? t(reason) : undefined}
        outlined={inRow}
        quiet={quiet}
        danger={danger}
        done={done ? t(done) : undefined}
        onClick={press}
      >
        {t(label)}
      </MoneyButton>
    );
  const props = {
    ref: button,
    onClick: press,
    ...(busy && pressed && { 'aria-busy': true, 'aria-disabled': true, onClick: ignorePress }),
  };
  return (
    <ReasonTip reason={reason ? t(reason) : undefined}>
      {primary ? (
        <Button {...props} variant="contained" color={danger ? 'error' : 'primary'}>
          {t(label)}
        </Button>
      ) : (
        <SmallButton {...props} look={danger ? 'danger' : 'plain'}>
          {t(label)}
        </SmallButton>
      )}
    </ReasonTip>
  );
}
