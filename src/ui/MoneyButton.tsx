import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { MoneyMark } from '#actions/action.ts';
import { ignorePress } from './ignorePress.ts';
import { PlainIcon } from './PlainIcon.tsx';
import { ReasonTip } from './ReasonTip.tsx';
import { SmallButton } from './SmallButton.tsx';

const MARKS = { rupees: <PlainIcon name="rupee" />, final: <PlainIcon name="important" /> };

/**
 * An action about money, or one that cannot be taken back: ink with a golden mark, unlike every other button. `reason` says why it may not be
 * pressed now; while `busy` a press does nothing.
 */
export function MoneyButton({
  ref,
  children,
  onClick,
  reason,
  busy = false,
  outlined = false,
  quiet = false,
  danger = false,
  mark = 'rupees',
  done,
  submit = false,
}: {
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
  reason?: string | undefined;
  busy?: boolean;
  /** For rows and cards, where a filled button on each would shout. */
  outlined?: boolean;
  /** Beside another that the page is for. */
  quiet?: boolean;
  /** It cancels or gives back: outlined in red, apart from what pays. */
  danger?: boolean;
  mark?: MoneyMark;
  /** It was done already, 'Paid 22:55': drawn as what is not meant to be pressed again. */
  done?: string | undefined;
  /** Sends the form around it. */
  submit?: boolean;
}) {
  const isDone = done !== undefined;
  const icon = busy ? (
    <CircularProgress aria-hidden="true" size={14} color="inherit" />
  ) : (
    MARKS[mark]
  );
  const props = {
    ...(ref && { ref }),
    type: submit ? ('submit' as const) : ('button' as const),
    'aria-busy': busy,
    ...(onClick && { onClick }),
    ...(busy && { 'aria-disabled': true, onClick: ignorePress }),
  };
  const words = (
    <>
      {children}
      {isDone && ` · ${done}`}
    </>
  );
  return (
    <ReasonTip reason={reason}>
      {outlined ? (
        <SmallButton {...props} look={isDone ? 'done' : danger ? 'danger' : 'money'} icon={icon}>
          {words}
        </SmallButton>
      ) : (
        <Button
          {...props}
          color={isDone ? 'inherit' : danger ? 'error' : 'money'}
          variant={quiet || danger || isDone ? 'outlined' : 'contained'}
          startIcon={icon}
          // With when and by whom it is too long for a phone: it breaks.
          {...(isDone && { sx: { height: 'auto', whiteSpace: 'normal' } })}
        >
          {words}
        </Button>
      )}
    </ReasonTip>
  );
}
