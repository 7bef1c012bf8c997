/** So many records are named where something is told of many; the rest are counted. */
export const NAMED = 12;
