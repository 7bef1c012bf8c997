/** `sx` of money, counts and ids: figures of equal width that do not break. */
export const tabular = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** `sx` of a column that keeps its width: what is too long for it breaks instead of covering the next one. */
export const breaking = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& *': { whiteSpace: 'normal' },
} as const;
