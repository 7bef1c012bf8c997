import { addRupees, subtractRupees } from './money.ts';
import { dayOfDate, pointOf, type Step } from './reportPoints.ts';

interface ReportedTeam {
  readonly game_id?: unknown;
  readonly entry_fee?: unknown;
  readonly winnings?: unknown;
}

interface ReportedGame {
  readonly game_date?: unknown;
}

/** The teams of one game or day, summed in rupees as exact decimal text. */
export interface ReportGroup {
  /** The game's id as text, the day 'YYYY-MM-DD' or the month 'YYYY-MM'; null where a team has neither. */
  readonly key: string | null;
  readonly teams: number;
  readonly fees: string;
  readonly winnings: string;
  /** Entry fees less winnings. */
  readonly earnings: string;
}

export interface GroupedReport {
  /** In the order of the games' dates; what has no date comes last. */
  readonly groups: readonly ReportGroup[];
  /** Teams left out because an amount of theirs is no number. */
  readonly leftOut: number;
}

interface Sum {
  key: string | null;
  day: string | null;
  teams: number;
  fees: string;
  winnings: string;
}

/** Sums the teams of a report by game, or by the day, or its month, of their game in `timeZone` (PIC-07). */
export function groupReport(
  teams: readonly ReportedTeam[],
  games: ReadonlyMap<string, ReportedGame | null | undefined>,
  by: 'game' | Step,
  timeZone: string,
): GroupedReport {
  const sums = new Map<string | null, Sum>();
  let leftOut = 0;
  for (const { game_id, entry_fee, winnings: won } of teams) {
    const game = game_id === null || game_id === undefined ? null : String(game_id);
    const day = dayOfDate(game === null ? undefined : games.get(game)?.game_date, timeZone);
    const key = by === 'game' ? game : day && pointOf(day, by);
    const sum = sums.get(key) ?? { key, day, teams: 0, fees: '0', winnings: '0' };
    const fees = addRupees([sum.fees, entry_fee]);
    const winnings = addRupees([sum.winnings, won]);
    if (fees === null || winnings === null) leftOut += 1;
    else sums.set(key, { ...sum, teams: sum.teams + 1, fees, winnings });
  }
  const groups = [...sums.values()]
    .sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'))
    .map(({ key, teams, fees, winnings }) => ({
      key,
      teams,
      fees,
      winnings,
      earnings: subtractRupees(fees, winnings) ?? '0',
    }));
  return { groups, leftOut };
}
