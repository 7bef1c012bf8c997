import { cycled } from '#mocks/data/cycled.ts';
import type { Match } from '#mocks/data/matches.ts';
import { userAt } from '#mocks/data/people.ts';
import type { Random } from '#mocks/data/random.ts';
import { tradesPlanOf, tradesQuestionId } from '#mocks/data/tradesPlans.ts';

type Completed = readonly Pick<Match, 'id' | 'phase'>[];

/**
 * Who traded, all in completed games: 48213 in four, 48344 in two with its sums as text, 48475 in all of them
 * (three pages at scale 1), 48737 in exactly ten without a trade to show. All other users have nothing.
 */
const GAMES: readonly [number, (completed: Completed) => Completed][] = [
  [0, (completed) => completed.slice(0, 4)],
  [1, (completed) => [0, 2].flatMap((nth) => completed[nth] ?? [])],
  [2, (completed) => completed],
  [4, (completed) => completed.slice(0, 10)],
];

/** Rupees that a matched slot on the right option pays. */
export const SLOT_PAYS = 10;

/** The user whose sums the service gives as text. */
export const TEXT_SUMS = userAt(1).id;

/** Who played which of the completed games. */
export const playersOf = (completed: Completed) =>
  GAMES.flatMap(([index, gamesOf]) =>
    gamesOf(completed).map(({ id }) => ({ user_id: userAt(index).id, game_id: id })),
  );

/** A user has two trades on the first question of each game and one on each of the next five. */
export function tradesOf(completed: Completed, random: Random) {
  return GAMES.filter(([index]) => index !== 4).flatMap(([index, gamesOf]) =>
    gamesOf(completed).flatMap((game) => {
      const plan = tradesPlanOf(game);
      const first = plan.questions > 0 ? [1] : [];
      const each = Array.from({ length: Math.min(plan.questions, 6) }, (_, nth) => nth + 1);
      return [...first, ...each].map((nth, row) => ({
        _id: `trd-t-${userAt(index).id}-${game.id}-${row + 1}`,
        ...tradeOf({ user_id: userAt(index).id, game, nth, row }, random),
      }));
    }),
  );
}

interface Place {
  user_id: string | number;
  game: Completed[number];
  nth: number;
  row: number;
}

/** Whole or half rupees. A cancelled question is paid back; a completed game is paid out. */
function tradeOf({ user_id, game, nth, row }: Place, random: Random) {
  const question_id = tradesQuestionId(game.id, nth);
  const { status, paid = false, cycle } = tradesPlanOf(game);
  const isCancelled = cycled(cycle, nth, { status: '' }).status === 'cancelled';
  const totalQuantity = random.int(1, 20);
  const matched = isCancelled ? 0 : random.int(0, totalQuantity);
  const amount = totalQuantity * (random.int(1, 19) / 2);
  const option = random.int(1, 2);
  const isPaid = (paid || status === 'completed') && option === 1 + (nth % 2);
  const asText = user_id === TEXT_SUMS;
  return {
    user_id,
    game_id: game.id,
    question_id,
    option_id: `${question_id}-o${option}`,
    amount: asText ? amount.toFixed(2) : amount,
    totalQuantity: asText ? String(totalQuantity) : totalQuantity,
    matched,
    unmatched: asText && row === 2 ? null : isCancelled ? 0 : totalQuantity - matched,
    cancelled: isCancelled ? totalQuantity : 0,
    refunds: isCancelled ? amount : 0,
    winnings: isPaid ? matched * SLOT_PAYS : 0,
  };
}
