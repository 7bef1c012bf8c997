import type { ComponentProps } from 'react';

/** `sx` of what is there for screen readers only. */
export const hiddenFromSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. A plain element: there is one in each of many rows (UI-13). */
export function HiddenText(props: ComponentProps<'span'>) {
  return <span style={hiddenFromSight} {...props} />;
}
