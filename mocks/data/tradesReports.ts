import type { Random } from '#mocks/data/random.ts';

/** Rupees; every third has no refunds, here and there a sum is text, null or not there at all. */
function sums(nth: number, random: Random, most: number): Record<string, unknown> {
  const investments = random.int(1_000, most * 100) / 100;
  const part = (share: number) => Math.round(investments * share * 100) / 100;
  const all = {
    investments,
    winnings: part(0.88),
    commission: part(0.05),
    refunds: nth % 3 === 0 ? 0 : part(0.07),
  };
  if (nth === 4) return { ...all, investments: '1234567.5', refunds: '0.00' };
  if (nth === 5) return { investments: all.investments, winnings: null };
  if (nth === 7) return {};
  return all;
}

/** The report's row of the nth game (from 0). */
export const gameReport = <G extends { id: string | number }>(
  game: G,
  nth: number,
  random: Random,
) => ({ ...game, ...sums(nth, random, 2_000_000) });

/** The report's row of the nth question (from 1) of a game. */
export const questionReport = (
  { _id, game_id, question_en }: { _id: string; game_id: string | number; question_en: string },
  nth: number,
  random: Random,
) => ({ _id, game_id, question_en, ...sums(nth + 1, random, 90_000) });
