import {
  type ComponentProps,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  useId,
  useState,
} from 'react';
import { HiddenText } from './HiddenText.tsx';
import { ignorePress } from './ignorePress.ts';
import { Tip } from './Tip.tsx';

/**
 * A button that stays in sight while it may not be pressed, and says why by hover, focus and tap (UI-14).
 * With a `reason` its press does nothing but show it; without, the button is left as it is. It stays the same
 * element when the reason comes or goes, so that the focus stays on it (UI-12).
 */
export function ReasonTip({
  reason,
  children,
}: {
  reason: string | undefined;
  children: ReactElement<ComponentProps<'button'>>;
}) {
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  const closed = reason !== undefined;
  return (
    <>
      <Tip
        title={reason ?? ''}
        describeChild
        open={open && closed}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        {cloneElement(children, {
          title: undefined,
          ...(closed && {
            'aria-disabled': true,
            'aria-describedby': reasonId,
            onClick: (event: MouseEvent) => {
              ignorePress(event);
              setOpen(true);
            },
            disabled: false,
          }),
        })}
      </Tip>
      {closed && <HiddenText id={reasonId}>{reason}</HiddenText>}
    </>
  );
}
