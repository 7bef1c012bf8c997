import { createElement } from 'react';
import { action, type OpenPoint } from '#actions/action.ts';
import { sentBefore } from '#actions/sentBefore.ts';
import { restingOn, settlementConfirmation } from '#actions/settlement.ts';
import { A, O, T } from '#authProvider/roles.ts';
import {
  cancelTradesGame,
  cancelUnmatchedTrades,
  distributeTradesWinning,
  markTradesComplete,
} from '#contract/trades.ts';
import type { Text, TextKey } from '#i18n/useText.ts';
import type { ChosenAnswers } from '#resources/trades/questions/chosenAnswers.ts';
import { booksBeside } from '#resources/trades/questions/gameBooks.ts';
import { gameLock, isQuestionRunning } from '#resources/trades/questions/locks.ts';
import { SettlementFigures } from '#resources/trades/questions/SettlementFigures.tsx';
import {
  gameDay,
  gameName,
  gameRecord,
  type QuestionedGame,
  readQuestionedGame,
} from '#resources/trades/questions/tradesGame.ts';
import { formatCount } from '#rules/money.ts';
import { type Allowed, firstReason } from '#rules/reason.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';
import {
  mayCancelTradesGame,
  maySaveTradesAnswer,
  maySettle,
  QUESTION_STATUSES,
  questionTexts,
} from '#rules/trades.ts';
import {
  isUnanswered,
  tradesAnswerShown,
  tradesFacts,
  tradesSettlementCheck,
} from '#rules/tradesSettlement.ts';

/** The figures of the game go along with each step: read for its sheet, followed after it (SET-01, SET-02). */
const besideOf = (gameId: string, pays = false) =>
  booksBeside({ gameId, pays, show: (reading) => createElement(SettlementFigures, { reading }) });

const shared = {
  roles: [A, T, O],
  record: (game: GameToSettle) => gameRecord(game),
  lock: ({ gameId }: QuestionedGame) => gameLock(gameId),
  input: ({ gameId }: QuestionedGame) => ({ query: { game_id: gameId } }),
  reread: ({ gameId }: QuestionedGame) => readQuestionedGame(gameId),
  stateText: ({ status }: QuestionedGame) => statusWord(status) || MISSING,
  beside: ({ gameId }: QuestionedGame) => besideOf(gameId),
  ...restingOn((game: QuestionedGame) => tradesFacts(game, game.questions)),
} as const;

/** The rule, and no question of the game on its way: what it is answered decides who is paid. */
const unlessAnswering =
  (rule: (game: QuestionedGame) => Allowed) =>
  (game: QuestionedGame): true | Text => {
    const answer = firstReason(rule(game));
    if (answer !== true) return answer;
    return isQuestionRunning(game) ? { key: 'trades.questionRunning' } : true;
  };

/** A game whose settlement is asked for, with the options that are chosen on the page and not saved. */
export interface GameToSettle extends QuestionedGame {
  readonly chosen?: ChosenAnswers;
}

/** Users are paid by what is stored, not by what stands chosen. */
function unsavedPoint({ questions, chosen }: GameToSettle): OpenPoint[] {
  const words = questionTexts(questions);
  const items = questions.flatMap((question, place) => {
    const option = chosen?.get(String(question._id));
    return option === undefined || maySaveTradesAnswer(question, option) !== true
      ? []
      : [`${words[place]} · ${tradesAnswerShown({ ...question, answer: option })}`];
  });
  return items.length === 0
    ? []
    : [
        {
          key: 'trades.settlement.unsavedAnswers',
          params: { smart_count: items.length },
          items,
        },
      ];
}

type Step = 'distribute' | 'complete' | 'cancel' | 'unmatchedTrades';

/**
 * The sheet of a step (PRD-15, PRD-18). `needsAnswers`: what is open stands in its way; else the questions
 * are counted only, because the step gives back whatever their answers.
 */
const sheet =
  (
    step: Step,
    name: string,
    doneAt: TextKey,
    needsAnswers: boolean,
    notKnown: readonly TextKey[],
  ) =>
  (game: GameToSettle) => {
    const check = tradesSettlementCheck(game.questions);
    const words = questionTexts(game.questions);
    const named = (holds: (question: QuestionedGame['questions'][number]) => boolean) =>
      game.questions.flatMap((question, place) => (holds(question) ? [words[place] ?? ''] : []));
    const unanswered = named(isUnanswered);
    const odd = named(({ status }) => !QUESTION_STATUSES.includes(status));
    const items = new Map<string, readonly string[]>([
      ['reasons.questionsUnanswered', unanswered],
      ['reasons.questionsStatusUnknown', odd],
    ]);
    const count = (label: TextKey, value: number) => ({
      label: { key: label },
      value: formatCount(value),
    });
    return settlementConfirmation({
      title: { key: `trades.settlement.${step}.title` },
      lines: [
        {
          key: 'trades.settlement.record',
          params: {
            game: gameName(game),
            date: gameDay(game.game),
            id: game.gameId,
            status: statusWord(game.status) || MISSING,
          },
        },
        { key: `trades.settlement.${step}.line` },
      ],
      figures: [
        count('trades.settlement.questions', check.questions),
        count('trades.settlement.answered', check.questions - check.unanswered - check.cancelled),
        count('trades.settlement.unanswered', check.unanswered),
        count('trades.settlement.cancelled', check.cancelled),
      ],
      open: [
        ...sentBefore(name, gameRecord(game), undefined, doneAt),
        ...(needsAnswers
          ? [
              ...unsavedPoint(game),
              ...check.open.map((reason) => ({ ...reason, items: items.get(reason.key) ?? [] })),
            ]
          : []),
      ],
      notKnown: notKnown.map((key) => ({ key })),
      code: game.gameId,
    });
  };

/** Pays out a reconciled game (TRD-03). */
export const distributeWinning = action({
  ...shared,
  name: 'trades.distributeWinning',
  label: 'trades.settlement.distribute.label',
  doneAt: 'settlement.doneAt.distributed',
  endpoint: distributeTradesWinning,
  beside: ({ gameId }: QuestionedGame) => besideOf(gameId, true),
  when: unlessAnswering(maySettle),
  confirm: sheet('distribute', 'trades.distributeWinning', 'settlement.doneAt.distributed', true, [
    'trades.settlement.rupees',
    'trades.settlement.paidBefore',
  ]),
});

/** Marks the match of a reconciled game complete (TRD-03). */
export const markComplete = action({
  ...shared,
  name: 'trades.markComplete',
  label: 'trades.settlement.complete.label',
  doneAt: 'settlement.doneAt.complete',
  endpoint: markTradesComplete,
  when: unlessAnswering(maySettle),
  confirm: sheet('complete', 'trades.markComplete', 'settlement.doneAt.complete', true, [
    'trades.settlement.settledAfter',
    'trades.settlement.paidBefore',
  ]),
});

/** Cancels a reconciled game, or refunds a cancelled one (TRD-03). */
export const cancelGame = action({
  ...shared,
  name: 'trades.cancelGame',
  label: 'trades.settlement.cancel.label',
  doneAt: 'settlement.doneAt.cancelled',
  endpoint: cancelTradesGame,
  when: unlessAnswering(mayCancelTradesGame),
  confirm: sheet('cancel', 'trades.cancelGame', 'settlement.doneAt.cancelled', false, [
    'trades.settlement.givenBack',
    'trades.settlement.rupees',
    'trades.settlement.paidBefore',
  ]),
});

/** Cancels the trades of a reconciled game that found no counterpart (TRD-03). */
export const cancelUnmatched = action({
  ...shared,
  name: 'trades.cancelUnmatched',
  label: 'trades.settlement.unmatchedTrades.label',
  doneAt: 'settlement.doneAt.cancelled',
  endpoint: cancelUnmatchedTrades,
  when: unlessAnswering(maySettle),
  confirm: sheet(
    'unmatchedTrades',
    'trades.cancelUnmatched',
    'settlement.doneAt.cancelled',
    false,
    ['trades.settlement.unmatched', 'trades.settlement.rupees'],
  ),
});

/** Their names, as in the activity list. */
export const SETTLEMENT_STEPS: readonly string[] = [
  distributeWinning,
  markComplete,
  cancelGame,
  cancelUnmatched,
].map(({ name }) => name);
