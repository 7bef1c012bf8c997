import Tooltip from '@mui/material/Tooltip';
import type { TipPopupProps } from './Tip.tsx';

/** The words of a `Tip` beside what they are about. */
export function TipPopup({ id, title, placement, anchor, onEnter, onLeave }: TipPopupProps) {
  return (
    <Tooltip
      open
      id={id}
      title={title}
      placement={placement}
      slotProps={{
        popper: { anchorEl: anchor, onMouseEnter: onEnter, onMouseLeave: onLeave },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
