import { action } from '#actions/action.ts';
import { sentBefore } from '#actions/sentBefore.ts';
import { restingOn, settlementConfirmation } from '#actions/settlement.ts';
import {
  activateLeagues as activateCall,
  addLeagues as addCall,
  distribute,
  type LeagueTemplate,
  type PredictionLeague,
  type PredictionQuestion,
  removeInactiveLeague as removeCall,
} from '#contract/prediction.ts';
import { listed } from '#i18n/useText.ts';
import { leagueName } from '#resources/prediction/leagueNames.ts';
import {
  type GameState,
  leagueStatusesText,
  onePerGame,
  onGame,
  readGameState,
  stateText,
} from '#resources/prediction/questions/actions/gameState.ts';
import { atMostFigure, booked, lostBy } from '#resources/prediction/questions/actions/settle.ts';
import { gameRecord } from '#resources/prediction/questions/game.ts';
import { hasId, type Id } from '#rules/ids.ts';
import { addRupees, formatCount, multiplyRupees } from '#rules/money.ts';
import {
  mayActivateLeague,
  mayActivatePredictions,
  mayAddLeagues,
  mayCancelLeague,
  mayDeleteLeague,
  maySelectLeague,
} from '#rules/prediction.ts';
import { predictionFacts } from '#rules/predictionSettlement.ts';
import { type Allowed, firstReason } from '#rules/reason.ts';
import { MISSING } from '#rules/text.ts';
import { mayActOnTicked } from '#rules/ticks.ts';

/** Some leagues of a game, by id. */
export interface LeaguesState extends GameState {
  leagues: readonly Id[];
  /** The question that all of them are of, where they are of one. */
  question?: PredictionQuestion;
}

/** Needs ticks; where no league of the question can be ticked, its leagues say why (UI-14). */
function mayActOnLeagues({ question, leagues }: LeaguesState): Allowed {
  const selectable = question?.leagues.map(maySelectLeague) ?? [];
  const closed = selectable.includes(true) ? true : (selectable[0] ?? true);
  return leagues.length > 0 ? true : firstReason(closed, mayActOnTicked(leagues));
}

/** The questions that the named leagues belong to, with only those leagues; ids without a league are left out. */
export function questionsWithLeagues({ questions, leagues }: LeaguesState): PredictionQuestion[] {
  const named = new Set(leagues.map(String));
  return questions.flatMap((question) => {
    const its = question.leagues.filter(({ _id }) => named.has(String(_id)));
    return its.length === 0 ? [] : [{ ...question, leagues: its }];
  });
}

const leaguesOf = (state: LeaguesState): PredictionLeague[] =>
  questionsWithLeagues(state).flatMap((question) => question.leagues);

const onLeagues = {
  ...onePerGame<LeaguesState>(),
  reread: async (state: LeaguesState) => {
    const now = await readGameState(state.game.id);
    return now && { ...now, leagues: state.leagues };
  },
  stateText: (state: LeaguesState) => stateText(state.game, leaguesOf(state)),
  ...restingOn((state: LeaguesState) => predictionFacts(state.game, questionsWithLeagues(state))),
};

const figuresOf = (
  state: LeaguesState,
  label: 'leaguesToActivate' | 'leaguesToRefund',
  atMost: string | null,
) => [
  {
    label: { key: 'prediction.figures.questions' as const },
    value: formatCount(questionsWithLeagues(state).length),
  },
  {
    label: { key: `prediction.figures.${label}` as const },
    value: formatCount(state.leagues.length),
  },
  atMostFigure(atMost),
];

const atMostOf = (state: LeaguesState): string | null =>
  addRupees(leaguesOf(state).map((league) => multiplyRupees(league.entry, league.max_entries)));

const activating = {
  ...onLeagues,
  endpoint: activateCall,
  input: ({ leagues }: LeaguesState) => ({ body: { leagues: [...leagues] } }),
};

const activationOf = (state: LeaguesState) => ({
  lines: [
    {
      key: 'prediction.lines.activate' as const,
      params: { smart_count: state.leagues.length, record: gameRecord(state.game) },
    },
  ],
  figures: figuresOf(state, 'leaguesToActivate', atMostOf(state)),
});

/** Activates inactive leagues, of one question or of several (PRD-11, PRD-17). */
export const activateLeagues = action({
  ...activating,
  name: 'prediction.activateLeagues',
  label: 'prediction.activateLeagues',
  when: (state: LeaguesState) =>
    firstReason(
      mayActOnLeagues(state),
      ...leaguesOf(state).map((league) => mayActivateLeague(state.game, league)),
    ),
  confirm: (state) => ({
    title: { key: 'prediction.activateLeagues' },
    ...activationOf(state),
  }),
});

/** Activate Predictions: every inactive league of an active game (PRD-13). */
export const activatePredictions = action({
  ...activating,
  name: 'prediction.activatePredictions',
  label: 'prediction.activateGame',
  when: ({ game, questions }: LeaguesState) => mayActivatePredictions(game, questions),
  confirm: (state) => ({
    title: { key: 'prediction.activateGame' },
    ...activationOf(state),
  }),
});

const CANCEL = 'prediction.cancelLeagues';

/** Cancels leagues that are neither completed nor cancelled and refunds their entries (PRD-11, PRD-18). */
export const cancelLeagues = action({
  ...onLeagues,
  name: CANCEL,
  label: 'prediction.cancelLeagues',
  parts: ({ leagues }: LeaguesState) => leagues.map(String),
  endpoint: distribute,
  when: (state: LeaguesState) =>
    firstReason(
      mayActOnLeagues(state),
      ...leaguesOf(state).map((league) => mayCancelLeague(state.game, league)),
    ),
  input: ({ game, leagues }: LeaguesState) => ({
    body: {
      distribute_type: 'leaguerefund' as const,
      game_id: game.id,
      action: 'league_wise' as const,
      leagues: [...leagues],
    },
  }),
  confirm: (state) => {
    const atMost = atMostOf(state);
    return settlementConfirmation({
      title: { key: 'prediction.cancelLeagues' },
      lines: [
        {
          key: 'prediction.lines.cancelLeagues',
          params: { smart_count: state.leagues.length, record: gameRecord(state.game) },
        },
      ],
      figures: figuresOf(state, 'leaguesToRefund', atMost),
      open: [
        ...sentBefore(CANCEL, gameRecord(state.game), state.leagues.map(String)),
        ...lostBy({ ...state, questions: questionsWithLeagues(state) }),
      ],
      notKnown: booked(atMost),
      atMost,
      code: String(state.game.id),
    });
  },
});

/** Some questions of a game, by id. */
export interface QuestionsState extends GameState {
  ids: readonly Id[];
}

const fitOf = (templates: readonly LeagueTemplate[]) =>
  templates.flatMap(({ entry, max_entries }) =>
    hasId(entry) && hasId(max_entries) ? [{ entry, max_entries }] : [],
  );

/** Adds the same leagues to each of some questions; two equal templates are two leagues (PRD-05, PRD-17). */
export const addLeagues = action({
  ...onGame<QuestionsState>(),
  name: 'prediction.addLeagues',
  label: 'prediction.addLeagues',
  endpoint: addCall,
  when: ({ game, ids }: QuestionsState, templates: readonly LeagueTemplate[]) =>
    firstReason(mayAddLeagues(game), mayActOnTicked(ids), mayActOnTicked(templates)),
  input: ({ game, ids }: QuestionsState, templates: readonly LeagueTemplate[]) => ({
    body: { game_id: game.id, questions: [...ids], leagues: fitOf(templates) },
  }),
  confirm: ({ game, ids }, templates) => ({
    title: { key: 'prediction.addLeaguesTitle' },
    lines: [
      { key: 'prediction.addLeaguesSure' },
      {
        key: 'prediction.addLeaguesLine',
        params: {
          smart_count: ids.length,
          leagues: templates.map(leagueName).join(', '),
          record: gameRecord(game),
          total: formatCount(ids.length * templates.length),
        },
      },
    ],
  }),
});

/** One league of a question. */
export interface LeagueState extends GameState {
  question: PredictionQuestion;
  league: PredictionLeague;
}

/** Deletes an inactive league (PRD-11). */
export const removeInactiveLeague = action({
  ...onGame<LeagueState>(),
  record: ({ game, league }: LeagueState) =>
    `${gameRecord(game)}, ${leagueName(league)} (${league._id})`,
  name: 'prediction.removeInactiveLeague',
  label: 'prediction.deleteLeagueLabel',
  endpoint: removeCall,
  when: ({ league }: LeagueState) => mayDeleteLeague(league),
  input: ({ league }) => ({ query: { id: league._id } }),
  confirm: ({ question, league }) => ({
    title: { key: 'prediction.deleteLeagueTitle' },
    lines: [
      { key: 'prediction.deleteLeagueSure' },
      {
        key: 'prediction.deleteLeagueLine',
        params: {
          league: listed(
            [`${leagueName(league)} (${league._id})`, leagueStatusesText([league])],
            'dot',
          ),
          question: question.question ?? MISSING,
        },
      },
    ],
  }),
});
