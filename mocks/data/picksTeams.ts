import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import type { Match } from '#mocks/data/matches.ts';
import { userAt } from '#mocks/data/people.ts';
import { playersOf } from '#mocks/data/picksPlans.ts';
import type { Random } from '#mocks/data/random.ts';

const DAY = 86_400_000;

/** A game that no list knows any more, so that `game_map` lacks it. */
const GONE_GAME = 'pk-gone';

/** Every other team is of user 48213, the rest of 48344, 48475 and one whose id is text; nobody else has any. */
const OWNERS = [0, 1, 0, 2, 0, 3];

/** The nth team (from 0), played n days ago. The first breaks even, the fourth is nearly nothing down. */
export function picksTeamOf(nth: number, completed: readonly Match[], now: number, random: Random) {
  const match = completed[nth % 7];
  if (!match) throw new RangeError('no completed matches');
  const selected = random.int(2, 6);
  const correct = random.int(0, selected);
  const entry_fee = random.pick([10, 25, 50, 99.5]);
  const won = correct === selected ? entry_fee * selected : correct > 2 ? entry_fee * 1.5 : 0;
  const winnings = nth === 0 ? entry_fee : won;
  return {
    _id: `pk-team-${nth + 1}`,
    game_id: nth % 8 === 7 ? GONE_GAME : match.id,
    user_id: userAt(OWNERS[nth % OWNERS.length] ?? 0).id,
    day: new Date(now - nth * DAY).toISOString().slice(0, 10),
    entry_fee,
    picks_correct: nth === 5 ? String(correct) : correct,
    picks_selected: selected,
    winnings,
    pnl: nth === 3 ? -0.004 : winnings - entry_fee,
    invalid: random.chance(0.1) ? 1 : 0,
    players: nth === 9 ? null : random.some(playersOf(match), selected).map(pickOf(random)),
  };
}

const pickOf =
  (random: Random) =>
  ({ id, name, team_code, position }: ReturnType<typeof playersOf>[number]) => ({
    _id: id,
    name,
    team: team_code,
    position,
    category: random.pick(PICKS_CATEGORIES),
    line: random.int(2, 90) / 2,
    choice: random.pick(['over', 'under']),
  });
