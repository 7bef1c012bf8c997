import CurrencyRupee from '@mui/icons-material/CurrencyRupee';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { ignorePress } from './ignorePress.ts';
import { ReasonTip } from './ReasonTip.tsx';

/**
 * An action about money: ink with a golden mark, unlike every other button. `reason` says why it may not be
 * pressed now; while `busy` a press does nothing.
 */
export function MoneyButton({
  children,
  onClick,
  reason,
  busy = false,
  outlined = false,
  submit = false,
}: {
  children: ReactNode;
  onClick?: () => void;
  reason?: string | undefined;
  busy?: boolean;
  /** For rows and cards, where a filled button on each would shout. */
  outlined?: boolean;
  /** Sends the form around it. */
  submit?: boolean;
}) {
  return (
    <ReasonTip reason={reason}>
      <Button
        type={submit ? 'submit' : 'button'}
        color="money"
        variant={outlined ? 'outlined' : 'contained'}
        size={outlined ? 'small' : 'medium'}
        aria-busy={busy}
        {...(onClick && { onClick })}
        {...(busy && { 'aria-disabled': true, onClick: ignorePress })}
        startIcon={
          busy ? (
            <CircularProgress aria-hidden="true" size={14} color="inherit" />
          ) : (
            <CurrencyRupee />
          )
        }
      >
        {children}
      </Button>
    </ReasonTip>
  );
}
