import { action } from '#actions/action.ts';
import { restingOn } from '#actions/settlement.ts';
import { A, O, T } from '#authProvider/roles.ts';
import { cancelTradesQuestion, saveTradesAnswer, type TradesQuestion } from '#contract/trades.ts';
import { isSettling, questionLock } from '#custom-pages/trades-questions/locks.ts';
import {
  gameDay,
  type QuestionedGame,
  readQuestionedGame,
} from '#custom-pages/trades-questions/tradesGame.ts';
import { type DayWord, listed, type Text } from '#i18n/useText.ts';
import { hasId, type Id, sameId } from '#rules/ids.ts';
import type { Allowed } from '#rules/reason.ts';
import { GAME_STATUSES } from '#rules/status.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';
import { mayCancelQuestion, maySaveTradesAnswer } from '#rules/trades.ts';
import { tradesAnswerShown, tradesQuestionFacts } from '#rules/tradesSettlement.ts';

/** A question as it is acted on: with what of its game matters for it. */
export interface AskedQuestion {
  readonly question: TradesQuestion;
  readonly gameId: string;
  /** 'IND v AUS', or the id. */
  readonly gameName: string;
  readonly gameDay: DayWord;
  /** '' when it is not known here. */
  readonly gameStatus: string;
  /** Another question of the game has the same id, so that an id does not tell which is meant. */
  readonly twin: boolean;
}

/** The questions of a game, each as it is acted on. */
export function askedQuestions(game: QuestionedGame, gameName: string): AskedQuestion[] {
  const times = new Map<string, number>();
  for (const { _id } of game.questions) times.set(String(_id), (times.get(String(_id)) ?? 0) + 1);
  return game.questions.map((question) => ({
    question,
    gameId: game.gameId,
    gameName,
    gameDay: gameDay(game.game),
    gameStatus: game.status,
    twin: (times.get(String(question._id)) ?? 0) > 1,
  }));
}

const textOf = ({ question_en }: TradesQuestion): string => question_en ?? MISSING;

/** An option in words. */
const optionWords = (question: TradesQuestion, id: Id): string =>
  tradesAnswerShown({ ...question, answer: id });

/** The rule of the question; and no action while the game's status is one that we do not know (NET-11). */
const unlessOdd = (rule: Allowed, asked: AskedQuestion): true | Text => {
  if (rule !== true) return rule;
  const { gameStatus, gameId, twin } = asked;
  if (gameStatus !== '' && !GAME_STATUSES.includes(gameStatus))
    return { key: 'trades.gameUnknown', params: { status: gameStatus } };
  if (twin) return { key: 'trades.idTwice' };
  return isSettling(gameId) ? { key: 'trades.settling' } : true;
};

const shared = {
  roles: [A, T, O],
  record: ({ question }: AskedQuestion) => `${textOf(question)} (${question._id})`,
  lock: ({ gameId, question }: AskedQuestion) => questionLock(gameId, question._id),
  reread: async ({ gameId, gameName, question }: AskedQuestion) => {
    const fresh = askedQuestions(await readQuestionedGame(gameId), gameName);
    return fresh.find((asked) => sameId(asked.question._id, question._id));
  },
  stateText: ({ question }: AskedQuestion) =>
    listed([
      statusWord(question.status) || MISSING,
      ...(hasId(question.answer) ? [tradesAnswerShown(question)] : []),
    ]),
  ...restingOn(({ question }: AskedQuestion) => tradesQuestionFacts(question)),
} as const;

const recordLines = ({ gameId, gameName, gameDay, question }: AskedQuestion): Text[] => [
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
  named: (asked, chosen) => `${shared.record(asked)}: ${optionWords(asked.question, chosen)}`,
  when: (asked: AskedQuestion, chosen: Id) =>
    unlessOdd(maySaveTradesAnswer(asked.question, chosen), asked),
  input: ({ question }, chosen) => ({
    body: { question_id: question._id, option_id: chosen },
  }),
  confirm: (asked, chosen) => {
    const { question } = asked;
    return {
      title: { key: 'trades.saveAnswer.title' },
      lines: [
        ...recordLines(asked),
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
  endpoint: cancelTradesQuestion,
  when: (asked: AskedQuestion) => unlessOdd(mayCancelQuestion(asked.question), asked),
  input: ({ question }) => ({ query: { question_id: question._id } }),
  confirm: (asked) => ({
    title: { key: 'trades.cancelQuestion.title' },
    lines: [...recordLines(asked), { key: 'trades.cancelQuestion.line' }],
  }),
});
