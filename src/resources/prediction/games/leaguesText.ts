import { plainText } from '#ui/plainText.ts';

/** The leagues of a game in one cell, in the order given: 'Mega: 1000 | Free: 0' (PRD-01). */
export const leaguesText = (leagues: unknown): string =>
  [...(leagues instanceof Map ? leagues : [])]
    .map(([name, value]) => `${name}: ${plainText(value) ?? ''}`)
    .join(' | ');
