/** `sx` of money, counts and ids: figures of equal width that do not break. */
export const tabular = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
