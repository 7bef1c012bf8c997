import { isBlank } from './text.ts';

/** {home_team} {{home_team}} <home_team> HOME_TEAM and the away forms, braced ones in either case (PRD-04). */
const NAME = '(?:home_team|away_team|HOME_TEAM|AWAY_TEAM)';
const PLACEHOLDER = new RegExp(
  `\\{\\{\\s*${NAME}\\s*\\}\\}|\\{${NAME}\\}|<${NAME}>|HOME_TEAM|AWAY_TEAM`,
  'g',
);

export interface TeamNames {
  readonly home: string | null | undefined;
  readonly away: string | null | undefined;
}

/**
 * A template text with the real team names, every occurrence, in one pass and literally: a name may hold `$&`
 * or a placeholder. A placeholder whose team has no name stays as it is (PRD-04).
 */
export const fillPlaceholders = (text: string, { home, away }: TeamNames): string =>
  text.replace(PLACEHOLDER, (found) => {
    const name = /home/i.test(found) ? home : away;
    return typeof name === 'string' && !isBlank(name) ? name : found;
  });

/** Still holds a placeholder: such a text is not for users. */
export const hasPlaceholders = (text: string): boolean => text.search(PLACEHOLDER) >= 0;
