import { restingOn } from '#actions/settlement.ts';
import type { PicksQuestion } from '#contract/picks.ts';
import { listed, type Text } from '#i18n/useText.ts';
import { type QuestionedGame, readQuestionedGame } from '#resources/picks/games/picksGame.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { playerOf, playersApart } from '#resources/picks/questions/questionWords.ts';
import type { Fact } from '#rules/settlement.ts';
import { statusWord } from '#rules/statusWord.ts';
import { isBlank, MISSING } from '#rules/text.ts';

/** What a decision on questions rests on: whom and what each asks, its line and its status. */
export function picksQuestionFacts(questions: readonly PicksQuestion[]): Fact[] {
  const playerAmong = playersApart(questions);
  return questions.flatMap((question) => factsOf(question, playerAmong(question)));
}

function factsOf(question: PicksQuestion, label: string): Fact[] {
  const { _id, status, line, player_data, picks_category } = question;
  const key = `status ${_id}`;
  const asked = [
    playerOf(question),
    player_data?.team_code,
    player_data?.position,
    picks_category,
    question.question,
  ];
  return [
    { key, kind: 'questionStatus', label, state: status, shown: status || MISSING },
    {
      key: `line ${_id}`,
      kind: 'line',
      label,
      state: lineText(line),
      shown: lineText(line),
      beside: key,
    },
    {
      key: `question ${_id}`,
      kind: 'question',
      label,
      state: JSON.stringify(asked),
      shown: asked.filter((part) => !isBlank(part)).join(' · '),
      beside: key,
    },
  ];
}

function countsOf(questions: readonly PicksQuestion[]): [status: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { status } of questions) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts];
}

/** '2 inactive, 1 active', in the language of the reader (APP-17). */
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
  stateText: ({ questions }: Subject) => statusesText(questions),
  ...restingOn(({ questions }: Subject) => picksQuestionFacts(questions)),
});
