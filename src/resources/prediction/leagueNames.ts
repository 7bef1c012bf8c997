import { decimalText, parseDecimal } from '#rules/decimal.ts';
import type { Id } from '#rules/ids.ts';
import { formatEntry } from '#rules/money.ts';
import { MISSING } from '#rules/text.ts';
import { labelsApart, tellingApart } from '#rules/twins.ts';

/** Slots as plain digits: '1000'. */
export function slotText(slots: unknown): string {
  const count = parseDecimal(slots);
  return count === null ? MISSING : decimalText(count);
}

type Leagues = readonly { _id: Id; entry?: unknown; max_entries?: unknown }[];

/** What tells leagues or templates apart that look alike, their ids; '' for those that look like no other. */
export const leagueTellings = (leagues: Leagues): string[] =>
  tellingApart(leagues, leagueName, ({ _id }) => _id);

/** Leagues or templates in a row, those that look alike `among` all in sight told apart by their ids. */
export function leagueNames(leagues: Leagues, among: Leagues = leagues): string[] {
  const names = labelsApart(among, leagueName, ({ _id }) => _id);
  const known = new Map(among.map(({ _id }, place) => [String(_id), names[place]]));
  return leagues.map((league) => known.get(String(league._id)) ?? leagueName(league));
}

/** How a league or template is named: 'Rs. 49 × 1000'. */
export const leagueName = (league: { entry?: unknown; max_entries?: unknown }): string =>
  `${formatEntry(league.entry)} × ${slotText(league.max_entries)}`;
