import { action } from '#actions/action.ts';
import { restingOn } from '#actions/settlement.ts';
import { A, O, T } from '#authProvider/roles.ts';
import { cancelTradesQuestion, saveTradesAnswer, type TradesQuestion } from '#contract/trades.ts';
import { type DayWord, listed, type Text } from '#i18n/useText.ts';
import { isSettling, questionLock } from '#resources/trades/questions/locks.ts';
import {
  gameDay,
  gameName,
  type QuestionedGame,
  readQuestionedGame,
} from '#resources/trades/questions/tradesGame.ts';
import { hasId, type Id, sameId } from '#rules/ids.ts';
import type { Allowed } from '#rules/reason.ts';
import { GAME_STATUSES } from '#rules/status.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';
import { mayAnswerQuestion, mayCancelQuestion, maySaveTradesAnswer } from '#rules/trades.ts';
import { tradesAnswerShown, tradesQuestionFacts } from '#rules/tradesSettlement.ts';

/** A question as it is acted on: with what of its game matters for it. */
export interface AskedQuestion extends TradesQuestion {
  readonly gameId: string;
  /** 'IND v AUS', or the id. */
  readonly gameName: string;
  readonly gameDay: DayWord;
  /** '' when it is not known here. */
  readonly gameStatus: string;
  /** Another question of the game has the same id, so that an id does not tell which is meant. */
  readonly twin: boolean;
  /** Its game is still looked for: a dialog could not name it. */
  readonly gameAwaited?: boolean;
}

/** The questions of a game, each as it is acted on. */
export function askedQuestions(game: QuestionedGame): AskedQuestion[] {
  const twins = twinIds(game.questions);
  return game.questions.map((question) => askedQuestion(question, game, twins));
}

/** A question with what of its game is known. */
export const askedQuestion = (
  question: TradesQuestion,
  game: Pick<QuestionedGame, 'gameId' | 'game'>,
  twins: ReadonlySet<string>,
): AskedQuestion => ({
  ...question,
  ...told(game),
  twin: twins.has(String(question._id)),
});

/** What a question's dialogs tell of its game. */
export const told = (game: Pick<QuestionedGame, 'gameId' | 'game'>) => ({
  gameId: game.gameId,
  gameName: gameName(game),
  gameDay: gameDay(game.game),
  gameStatus: game.game?.status ?? '',
});

/** The ids that more than one question has. */
export function twinIds(questions: readonly TradesQuestion[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const ids = questions.map(({ _id }) => String(_id));
  return new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
}

const textOf = ({ question_en }: Pick<TradesQuestion, 'question_en'>): string =>
  question_en ?? MISSING;

/** An option in words. */
const optionWords = (question: TradesQuestion, id: Id): string =>
  tradesAnswerShown({ ...question, answer: id });

/** The rule of the question; and no action while the game is not known, or its status none that we know (NET-11, PRD-15). */
const unlessOdd = (
  rule: Allowed,
  { gameStatus, gameAwaited, twin }: AskedQuestion,
): true | Text => {
  if (rule !== true) return rule;
  if (gameAwaited) return { key: 'trades.gameAwaited' };
  if (gameStatus !== '' && !GAME_STATUSES.includes(gameStatus))
    return { key: 'trades.gameUnknown', params: { status: gameStatus } };
  return twin ? { key: 'trades.idTwice' } : true;
};

/** Likewise, and while nothing settles the game. */
const unlessSettling = (rule: Allowed, asked: AskedQuestion): true | Text => {
  const allowed = unlessOdd(rule, asked);
  if (allowed !== true) return allowed;
  return isSettling(asked.gameId) ? { key: 'trades.settling' } : true;
};

/** May the question be answered, whichever option is chosen? What runs at the moment is not looked at. */
export const mayAnswerAsked = (asked: AskedQuestion): true | Text =>
  unlessOdd(mayAnswerQuestion(asked), asked);

const shared = {
  roles: [A, T, O],
  record: (question: AskedQuestion) => `${textOf(question)} (${question._id})`,
  lock: ({ gameId, _id }: AskedQuestion) => questionLock(gameId, _id),
  reread: async ({ gameId, _id }: AskedQuestion) =>
    askedQuestions(await readQuestionedGame(gameId)).find((fresh) => sameId(fresh._id, _id)),
  stateText: (question: AskedQuestion) =>
    listed([
      statusWord(question.status) || MISSING,
      ...(hasId(question.answer) ? [tradesAnswerShown(question)] : []),
    ]),
  ...restingOn((question: AskedQuestion) => tradesQuestionFacts(question)),
} as const;

const recordLines = ({ gameId, gameName, gameDay, ...question }: AskedQuestion): Text[] => [
  {
    key: 'trades.saveAnswer.record',
    params: { question: textOf(question), id: String(question._id) },
  },
  { key: 'trades.saveAnswer.game', params: { game: gameName, date: gameDay, id: gameId } },
];

/** Saves the right option of an active question; `chosen` is its id, '' while none is chosen (TRD-02, PRD-09). */
export const saveAnswer = action({
  ...shared,
  name: 'trades.saveAnswer',
  label: 'trades.saveAnswer.label',
  endpoint: saveTradesAnswer,
  named: (question, chosen) => `${shared.record(question)}: ${optionWords(question, chosen)}`,
  when: (question: AskedQuestion, chosen: Id) =>
    unlessSettling(maySaveTradesAnswer(question, chosen), question),
  input: ({ _id }, chosen) => ({ body: { question_id: _id, option_id: chosen } }),
  confirm: (question, chosen) => {
    return {
      title: { key: 'trades.saveAnswer.title' },
      lines: [
        ...recordLines(question),
        {
          key: 'trades.saveAnswer.line',
          params: { option: tradesAnswerShown({ ...question, answer: chosen }) },
        },
        ...(hasId(question.answer)
          ? [
              {
                key: 'trades.saveAnswer.before',
                params: { option: tradesAnswerShown(question) },
              } as const,
            ]
          : []),
      ],
    };
  },
});

/** Cancels an active question (TRD-02). */
export const cancelQuestion = action({
  ...shared,
  name: 'trades.cancelQuestion',
  label: 'trades.cancelQuestion.label',
  doneAt: 'settlement.doneAt.cancelled',
  endpoint: cancelTradesQuestion,
  when: (question: AskedQuestion) => unlessSettling(mayCancelQuestion(question), question),
  input: ({ _id }) => ({ query: { question_id: _id } }),
  confirm: (question) => ({
    title: { key: 'trades.cancelQuestion.title' },
    lines: [...recordLines(question), { key: 'trades.cancelQuestion.line' }],
  }),
});
