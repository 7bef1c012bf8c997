import type { ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type MouseEvent, type ReactElement, useId, useState } from 'react';
import { HiddenText } from './HiddenText.tsx';

const off = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button that stays in sight while it may not be pressed, and says why by hover, focus and tap (UI-14).
 * With a `reason` its press does nothing but show it; without, the button is left as it is.
 */
export function ReasonTip({
  reason,
  children,
}: {
  reason: string | undefined;
  children: ReactElement<ButtonProps>;
}) {
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  if (reason === undefined) return children;
  return (
    <>
      <Tooltip
        title={reason}
        describeChild
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        {cloneElement(children, {
          'aria-disabled': true,
          'aria-describedby': reasonId,
          onClick: (event: MouseEvent) => {
            off(event);
            setOpen(true);
          },
          disabled: false,
        })}
      </Tooltip>
      <HiddenText id={reasonId}>{reason}</HiddenText>
    </>
  );
}
