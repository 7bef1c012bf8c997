/** Where the system's own colours take the place of ours: what ours tell has to be told by them (UI-12). */
export const FORCED = '@media (forced-colors: active)';

/** Of what may not be pressed. */
export const GREY = { color: 'GrayText', borderColor: 'GrayText' } as const;

/** A mark that is nothing but a colour. */
export const MARK = { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } as const;

/** What is open or chosen. */
export const CHOSEN = { outline: '2px solid Highlight', outlineOffset: -2 } as const;
