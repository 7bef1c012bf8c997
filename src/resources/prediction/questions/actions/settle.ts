import { createElement } from 'react';
import { action, type Beside, type ConfirmationFigure, type OpenPoint } from '#actions/action.ts';
import { lastWrite, sentBefore } from '#actions/sentBefore.ts';
import { leaderboardFigure, settlementConfirmation } from '#actions/settlement.ts';
import {
  distribute,
  type PredictionGame,
  populateLeaderboard as populateCall,
} from '#contract/prediction.ts';
import { leagueNames } from '#resources/prediction/leagueNames.ts';
import { type GameState, onWholeGame } from '#resources/prediction/questions/actions/gameState.ts';
import { gameRecord } from '#resources/prediction/questions/game.ts';
import { LeaguesAtMost } from '#resources/prediction/questions/LeaguesAtMost.tsx';
import { formatCount, formatRupees } from '#rules/money.ts';
import {
  correctChoice,
  LEAGUE_STATUSES,
  mayCancelGame,
  mayDistribute,
  mayPopulate,
  questionTexts,
} from '#rules/prediction.ts';
import { type PredictionSettlementCheck, settlementCheck } from '#rules/predictionSettlement.ts';
import type { Reason } from '#rules/reason.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';

const POPULATE = 'prediction.populateLeaderboard';
const DISTRIBUTE = 'prediction.distributeWinning';
const CANCEL = 'prediction.cancelGame';
const PAID = 'settlement.doneAt.distributed';
const CANCELLED = 'settlement.doneAt.cancelled';

/** Their names in the activity list: the steps that settle a game. */
export const SETTLEMENT_STEPS: readonly string[] = [
  POPULATE,
  DISTRIBUTE,
  CANCEL,
  'prediction.cancelLeagues',
  'prediction.activatePredictions',
];

/** A game whose settlement is asked for, with the answers that are chosen on the page and not saved. */
export interface GameToSettle extends GameState {
  unsaved?: readonly UnsavedAnswer[];
}

export interface UnsavedAnswer {
  question: string;
  choice: string;
}

/** Users are paid by what is stored, not by what stands chosen. */
const unsavedPoint = ({ unsaved = [] }: GameToSettle): OpenPoint[] =>
  unsaved.length === 0
    ? []
    : [
        {
          key: 'prediction.open.unsavedAnswers',
          params: { smart_count: unsaved.length },
          items: unsaved.map(({ question, choice }) => `${question} · ${choice}`),
        },
      ];

const checkOf = ({ game, questions }: GameState): PredictionSettlementCheck =>
  settlementCheck(questions, {
    populatedAt: lastWrite([POPULATE], gameRecord(game), ['confirmed'])?.at ?? null,
  });

/** Which records an open point of the check is about. */
function itemsOf({ key }: Reason, { questions }: GameState): string[] {
  const texts = questionTexts(questions);
  const leagues = (holds: (status: string) => boolean) =>
    questions.flatMap((question, place) => {
      const names = leagueNames(question.leagues);
      return question.leagues.flatMap(({ status }, nth) =>
        holds(status) ? [`${texts[place]} · ${names[nth]}`] : [],
      );
    });
  switch (key) {
    case 'reasons.questionsUnanswered':
      return questions.flatMap((question, place) =>
        correctChoice(question) ? [] : [texts[place] ?? ''],
      );
    case 'reasons.leaguesInactive':
      return leagues((status) => status === 'inactive');
    case 'reasons.leaguesActive':
      return leagues((status) => status === 'active');
    case 'reasons.leaguesStatusUnknown':
      return leagues((status) => !LEAGUE_STATUSES.includes(status));
    default:
      return [];
  }
}

const openPoints = (state: GameState, check: PredictionSettlementCheck): OpenPoint[] =>
  check.open.map((point) => ({ ...point, items: itemsOf(point, state) }));

/** What a cancellation takes away from somebody. */
export function lostBy(state: GameState): OpenPoint[] {
  const { game, questions } = state;
  const texts = questionTexts(questions);
  const answered = texts.filter(
    (_, place) => questions[place] && correctChoice(questions[place]) !== undefined,
  );
  const completed = questions
    .flatMap((question) => question.leagues)
    .filter(({ status }) => status === 'completed').length;
  const over = game.status === 'completed' || game.status === 'cancelled';
  return [
    ...(over
      ? [
          {
            key: 'prediction.open.gameStatus' as const,
            params: { status: statusWord(game.status) },
          },
        ]
      : []),
    ...(answered.length === 0
      ? []
      : [
          {
            key: 'prediction.open.answered' as const,
            params: { smart_count: answered.length },
            items: answered,
          },
        ]),
    ...(completed === 0
      ? []
      : [{ key: 'prediction.open.completed' as const, params: { smart_count: completed } }]),
  ];
}

export const atMostFigure = (atMost: string | null): ConfirmationFigure => ({
  label: { key: 'prediction.figures.atMost' },
  value: atMost === null ? MISSING : formatRupees(atMost),
});

/** That nobody here can tell what is really paid, and the most that it can be. */
export const booked = (atMost: string | null) =>
  [
    { key: 'settlement.booked' as const },
    ...(atMost === null
      ? []
      : [{ key: 'settlement.bookedAtMost' as const, params: { amount: formatRupees(atMost) } }]),
  ] as const;

const count = (
  label: 'questions' | 'unanswered' | 'openLeagues',
  value: number,
): ConfirmationFigure => ({
  label: { key: `prediction.figures.${label}` },
  value: formatCount(value),
});

/** What each open league takes at most, on demand within the sheet (SET-05). */
const leaguesBeside = ({ questions }: GameState): Beside => ({
  show: () => createElement(LeaguesAtMost, { questions }),
});

const gameWise = (game: PredictionGame, distribute_type: 'winning' | 'refund') => ({
  body: { distribute_type, game_id: game.id, action: 'game_wise' as const },
});

/** Pays a reconciled game out; anything open is listed, and going on then needs its code (PRD-13, PRD-15). */
export const distributeWinning = action({
  ...onWholeGame,
  name: DISTRIBUTE,
  label: 'prediction.distribute',
  doneAt: PAID,
  endpoint: distribute,
  when: ({ game }: GameToSettle) => mayDistribute(game),
  input: ({ game }: GameToSettle) => gameWise(game, 'winning'),
  beside: leaguesBeside,
  confirm: (state) => {
    const check = checkOf(state);
    const record = gameRecord(state.game);
    return settlementConfirmation({
      title: { key: 'prediction.distribute' },
      lines: [{ key: 'prediction.lines.distribute', params: { record } }],
      figures: [
        count('questions', check.questions),
        count('unanswered', check.unanswered),
        count('openLeagues', check.openLeagues),
        atMostFigure(check.atMost),
        leaderboardFigure(check.populatedAt),
      ],
      open: [
        ...sentBefore(DISTRIBUTE, record, undefined, PAID),
        ...unsavedPoint(state),
        ...openPoints(state, check),
      ],
      notKnown: [...booked(check.atMost), { key: 'settlement.paidBefore' }],
      atMost: check.atMost,
      code: String(state.game.id),
    });
  },
});

/** Cancels a game and refunds its open leagues (PRD-13). */
export const cancelGame = action({
  ...onWholeGame,
  name: CANCEL,
  label: 'prediction.cancelGame',
  doneAt: CANCELLED,
  endpoint: distribute,
  when: ({ game }: GameState) => mayCancelGame(game),
  input: ({ game }: GameState) => gameWise(game, 'refund'),
  beside: leaguesBeside,
  confirm: (state) => {
    const check = checkOf(state);
    const record = gameRecord(state.game);
    return settlementConfirmation({
      title: { key: 'prediction.cancelGame' },
      lines: [{ key: 'prediction.lines.cancelGame', params: { record } }],
      figures: [
        count('questions', check.questions),
        count('openLeagues', check.openLeagues),
        atMostFigure(check.atMost),
      ],
      open: [...sentBefore(CANCEL, record, undefined, CANCELLED), ...lostBy(state)],
      notKnown: [{ key: 'prediction.notKnown.cancelledLeagues' }, ...booked(check.atMost)],
      atMost: check.atMost,
      code: String(state.game.id),
    });
  },
});

/** Fills the leaderboard; what is open is told, and done again it pays nobody twice: no code (PRD-13, PRD-18). */
export const populateLeaderboard = action({
  ...onWholeGame,
  name: POPULATE,
  label: 'prediction.populate',
  endpoint: populateCall,
  mark: 'final',
  when: ({ game }: GameToSettle) => mayPopulate(game),
  input: ({ game }) => ({ query: { game_id: game.id } }),
  confirm: (state) => {
    const check = checkOf(state);
    const record = gameRecord(state.game);
    return settlementConfirmation({
      title: { key: 'prediction.populate' },
      lines: [{ key: 'prediction.lines.populate', params: { record } }],
      figures: [
        count('questions', check.questions),
        count('unanswered', check.unanswered),
        count('openLeagues', check.openLeagues),
        leaderboardFigure(check.populatedAt),
      ],
      open: [...unsavedPoint(state), ...openPoints(state, check)],
      notKnown: [],
    });
  },
});
