/**
 * The details of a sentiment line by line. A `$` ends a line, except before a digit: there it is an amount,
 * which stays in its sentence (CAL-02).
 */
export const detailLines = (details: string | null): readonly string[] =>
  (details ?? '')
    .split(/\$(?!\d)/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
