import { action } from '#actions/action.ts';
import { restingOn } from '#actions/settlement.ts';
import { A, O, T } from '#authProvider/roles.ts';
import { editPicksLines, type PicksQuestion } from '#contract/picks.ts';
import { listed, type Text } from '#i18n/useText.ts';
import {
  gameLock,
  gameRecord,
  type OpenPicksGame,
  type QuestionedGame,
  readQuestionedGame,
} from '#resources/picks/games/picksGame.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { picksQuestionFacts, questionsAgain } from '#resources/picks/questions/questionsAgain.ts';
import { categoryText, playerName, playersOf } from '#resources/picks/questions/questionWords.ts';
import { sameId } from '#rules/ids.ts';
import { formatCount } from '#rules/money.ts';
import { mayUpdateLine } from '#rules/picks.ts';
import { type LineChange, toLinesBody } from '#rules/picksLines.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';
import { parseTyped } from '#rules/typedNumber.ts';

/** A question of a game, as its card acts on it. */
export interface AskedQuestion {
  readonly open: OpenPicksGame;
  readonly question: PicksQuestion;
}

/** 'Update Value': the line of one question becomes what was typed (PIC-05). */
export const updateLine = action({
  name: 'picks.updateLine',
  label: 'picks.card.update',
  endpoint: editPicksLines,
  roles: [A, T, O],
  record: ({ open, question }: AskedQuestion) =>
    `${playerName(question)} (${question._id}), ${gameRecord(open)}`,
  lock: ({ open }) => gameLock(open),
  when: ({ question }, typed: string) => mayUpdateLine(question, typed),
  reread: async ({ open, question }) => {
    const { questions } = await readQuestionedGame(open.gameId);
    const fresh = questions.find(({ _id }) => sameId(_id, question._id));
    return fresh && { open, question: fresh };
  },
  stateText: ({ question: { line, status } }) =>
    listed([lineText(line), statusWord(status) || MISSING]),
  ...restingOn(({ question }: AskedQuestion) => picksQuestionFacts([question])),
  input: ({ question }, typed) => {
    const number = parseTyped(typed, { min: 0 });
    return {
      body: number.ok ? [{ question_id: question._id, value: number.value }] : [],
    };
  },
  confirm: ({ question }, typed) => {
    const number = parseTyped(typed);
    return {
      title: { key: 'picks.card.updateTitle' },
      lines: [
        {
          key: 'picks.card.updateLine',
          params: {
            player: playerName(question),
            category: categoryText(question),
            question: question.question ?? MISSING,
            id: String(question._id),
          },
        },
      ],
      figures: [
        { label: { key: 'picks.card.oldValue' }, value: lineText(question.line) },
        { label: { key: 'picks.card.newValue' }, value: number.ok ? number.text : MISSING },
      ],
    };
  },
});

export type DeskChange = LineChange<PicksQuestion>;

/** What the desk would send, and how many cells it refuses. */
export interface DeskChanges {
  readonly changes: readonly DeskChange[];
  readonly refused: number;
}

/** More than so many changes are counted instead of named in the question; the grid marks them all. */
const NAMED = 100;

function changesText(
  { questions, all = questions }: QuestionedGame,
  changes: readonly DeskChange[],
): Text[] {
  const playerAmong = playersOf(all);
  return changes.map(({ question, from, to }) => ({
    key: 'picks.desk.saveItem',
    params: {
      player: playerAmong(question),
      category: categoryText(question),
      from: lineText(from),
      to: lineText(to),
    },
  }));
}

/** Saves all changes of the lines desk with one request; the subject's questions are those changed (PIC-08). */
export const saveLines = action({
  name: 'picks.saveLines',
  label: 'picks.desk.title',
  endpoint: editPicksLines,
  roles: [A, T, O],
  record: (asked: QuestionedGame) => gameRecord(asked),
  lock: (asked: QuestionedGame) => gameLock(asked),
  when: (_asked, { changes, refused }: DeskChanges): true | Text => {
    if (refused > 0) return { key: 'picks.desk.refused', params: { smart_count: refused } };
    return changes.length > 0 ? true : { key: 'picks.desk.nothing' };
  },
  ...questionsAgain<QuestionedGame>(),
  input: (_asked, { changes }) => ({ body: toLinesBody(changes) }),
  confirm: (asked: QuestionedGame, { changes }) => ({
    title: { key: 'picks.desk.saveTitle' },
    lines: [
      { key: 'picks.desk.saveLine', params: { game: gameRecord(asked) } },
      ...changesText(asked, changes.slice(0, NAMED)),
      ...(changes.length > NAMED
        ? [{ key: 'picks.desk.saveMore', params: { smart_count: changes.length - NAMED } } as const]
        : []),
    ],
    figures: [{ label: { key: 'picks.desk.saveCount' }, value: formatCount(changes.length) }],
  }),
});
