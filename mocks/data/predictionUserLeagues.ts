import { choiceId, leagueId, questionId } from '#mocks/data/predictionQuestions.ts';
import type { Random } from '#mocks/data/random.ts';

/** A league that a user entered; status, entry, question and winnings follow from the game. */
export type Entered = {
  _id: string;
  user_id: string | number;
  game_id: string | number;
  question_id: string;
  league_id: string;
  userChoices: Record<string, { slots_booked: number | string | null }>;
};

/** `count` leagues that a user entered in a game of so many questions, the first league of each question first. */
export function enteredLeagues(
  user_id: string | number,
  game: { id: string | number; questions: number },
  count: number,
  random: Random,
): Entered[] {
  return Array.from({ length: count }, (_, index) => {
    const question_id = questionId(game.id, 1 + (index % game.questions));
    const league = 1 + (Math.floor(index / game.questions) % 2);
    const chosen = random.chance(0.3) ? [1, 2] : [random.int(1, 2)];
    return {
      _id: `prd-ul-${user_id}-${game.id}-${index + 1}`,
      user_id,
      game_id: game.id,
      question_id,
      league_id: leagueId(question_id, league),
      userChoices: Object.fromEntries(
        chosen.map((nth) => [choiceId(question_id, nth), { slots_booked: random.int(1, 12) }]),
      ),
    };
  });
}
