import {
  type Breakpoint,
  unstable_createBreakpoints as createBreakpoints,
} from '@mui/material/styles';

const { values, down } = createBreakpoints({});

/** The widths at which screens change, in pixels: those of the theme (APP-13). */
export const breakpoints = { values };

/** Is the window narrower than this? For where no component is there to ask the theme. */
export const isBelow = (size: Breakpoint): boolean =>
  typeof matchMedia === 'function' && matchMedia(down(size).replace('@media ', '')).matches;
