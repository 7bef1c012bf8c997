/** The nth (from 1) of a list that begins again at its end. */
export const cycled = <T>(cycle: readonly T[], nth: number, otherwise: T): T =>
  cycle[(nth - 1) % cycle.length] ?? otherwise;
