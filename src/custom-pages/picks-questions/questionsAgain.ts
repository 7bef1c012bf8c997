import type { PicksQuestion } from '#contract/picks.ts';
import { type QuestionedGame, readQuestionedGame } from '#custom-pages/picks-games/picksGame.ts';
import { lineText, playersApart } from '#custom-pages/picks-questions/questionWords.ts';
import { listed, type Text } from '#i18n/useText.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';

/** What of a game's lines is another now than on the dialog: it would go live, or be written over, unseen. */
export const lineChangesSince = (
  before: readonly PicksQuestion[],
  now: readonly PicksQuestion[],
): Text[] => {
  const playerAmong = playersApart(now);
  const lines = new Map(now.map(({ _id, line }) => [String(_id), lineText(line)]));
  return before.flatMap((question) => {
    const [from, to] = [lineText(question.line), lines.get(String(question._id))];
    return to === undefined || from === to
      ? []
      : [{ key: 'picks.mark.lineChanged', params: { player: playerAmong(question), from, to } }];
  });
};

function countsOf(questions: readonly PicksQuestion[]): [status: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { status } of questions) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts];
}

/** '2 inactive, 1 active' */
export const statusesOf = (questions: readonly PicksQuestion[]): string =>
  countsOf(questions)
    .map(([status, count]) => `${count} ${status || MISSING}`)
    .join(', ') || MISSING;

/** The same in the language of the reader (APP-17). */
export const statusesText = (questions: readonly PicksQuestion[]): Text | string =>
  listed(
    countsOf(questions).map(
      ([status, count]): Text => ({
        key: 'ui.list.counted',
        params: { count, what: statusWord(status) || MISSING },
      }),
    ),
  ) || MISSING;

/**
 * For an action on some questions of a game: they are read again before it is sent, and a status or a line that
 * is another now stops it (PIC-04, PIC-05, PRD-18).
 */
export const questionsAgain = <Subject extends QuestionedGame>() => ({
  reread: async (asked: Subject): Promise<Subject> => {
    const fresh = await readQuestionedGame(asked.gameId);
    const ids = new Set(asked.questions.map(({ _id }) => String(_id)));
    return {
      ...asked,
      game: fresh.game,
      questions: fresh.questions.filter(({ _id }) => ids.has(String(_id))),
    };
  },
  stateOf: ({ questions }: Subject) => statusesOf(questions),
  stateText: ({ questions }: Subject) => statusesText(questions),
  changes: (before: Subject, now: Subject) => lineChangesSince(before.questions, now.questions),
});
