import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

/** What a plain button may not be pressed for is named by it: `data-why`, beside a text for screen readers. */
const closed = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-why]') : null;

/**
 * Says by hover, focus and tap why a plain button inside may not be pressed (UI-14). One for all of a list: a tip of its
 * own for each of thousands of buttons would cost more than the buttons (UI-13).
 */
export function WhyTips({ children, sx }: { children: ReactNode; sx: SxProps<Theme> }) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const show = (event: SyntheticEvent) => setAt(closed(event));
  return (
    <Box sx={sx} onMouseOver={show} onFocus={show} onClick={show} onBlur={() => setAt(null)}>
      {children}
      <Tooltip
        open={at !== null}
        title={at?.dataset.why ?? ''}
        describeChild
        onClose={() => setAt(null)}
        slotProps={{ popper: { anchorEl: at } }}
      >
        <span hidden />
      </Tooltip>
    </Box>
  );
}
