import { useState } from 'react';
import type { Reason } from '#actions/action.ts';
import { type Performed, wasSent } from '#actions/perform.ts';
import { useAction } from '#actions/useAction.ts';
import { freshRead } from '#cache/freshRead.ts';
import {
  type LeagueTemplate,
  listPredictionQuestions,
  type PredictionQuestion,
} from '#contract/prediction.ts';
import { failureText } from '#http/failureText.ts';
import { bulkOutcome, useUntick } from '#resource-kit/list/bulkOutcome.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import {
  activateLeagues,
  addLeagues,
  type LeaguesState,
  type QuestionsState,
  questionsWithLeagues,
} from '#resources/prediction/questions/actions/leagues.ts';
import { type Id, sameId } from '#rules/ids.ts';
import {
  failedQuestions,
  leaguesBefore,
  missingLeagues,
  noneAdded,
  type SentBulk,
} from './bulk.ts';
import type { AddLeaguesRun } from './LeagueTemplatePicker.tsx';

/** The bulk actions, and the last one of which something did not come through. */
export interface Bulk {
  sent: SentBulk | null;
  /** The questions that it did not reach. */
  failed: readonly PredictionQuestion[];
  addLeagues: AddLeaguesRun;
  activate: (state: LeaguesState) => Promise<void>;
  /** Why what did not come through may not be sent again now, or null (UI-14). */
  whyNotRetry: () => Reason | null;
  /** Sends again what did not come through, and only that. */
  retry: () => Promise<void>;
  dismiss: () => void;
}

const messageOf = (result: Performed): SentBulk['message'] =>
  'failure' in result ? failureText(result.failure) : '';

/** Those of the leagues that the questions still show as inactive. */
const stillInactive = (sent: readonly Id[], questions: readonly PredictionQuestion[]): Id[] =>
  questions
    .flatMap(({ leagues }) => leagues)
    .filter(({ _id, status }) => status === 'inactive' && sent.some((id) => sameId(id, _id)))
    .map(({ _id }) => _id);

/** The questions of a game as they are by now; undefined: they could not be read again. */
export const questionsNow = (gameId: string) =>
  freshRead(listPredictionQuestions, { query: { game_id: gameId } });

/**
 * Bulk actions go out as one call for all their questions. What became of each is read from the list
 * afterwards, never assumed: those done are unticked, the others stay and can be sent again (PRD-17).
 */
export function useBulk(state: GameState, gameId: string): Bulk {
  const { run: runAdd, whyNot: whyNotAdd } = useAction(addLeagues);
  const { run: runActivate, whyNot: whyNotActivate } = useAction(activateLeagues);
  const untick = useUntick();
  const now = () => questionsNow(gameId);
  const outcome = bulkOutcome(
    useState<SentBulk | null>(null),
    failedQuestions,
    state.questions,
    now,
  );
  const { sent, left: failed, dismiss } = outcome;
  const settle = (result: Performed, what: SentBulk) =>
    untick(outcome.settle(result, { ...what, message: messageOf(result) }));

  /** Does the list, read since, show that none of the questions got any of the leagues? */
  const isUntouched = (what: Extract<SentBulk, { kind: 'addLeagues' }>): boolean => {
    const questions = now();
    return questions !== undefined && noneAdded(what, questions);
  };

  const add = async (asked: QuestionsState, templates: readonly LeagueTemplate[]) => {
    const before = leaguesBefore(asked.questions);
    const result = await runAdd(asked, templates);
    const what = { kind: 'addLeagues', ids: asked.ids, templates, before, message: '' } as const;
    const nothingDone = !wasSent(result) || (result.kind === 'refused' && isUntouched(what));
    // A picker that stays open offers it again by itself.
    if (!nothingDone) settle(result, what);
    return nothingDone;
  };
  const activate = async (asked: LeaguesState) => {
    const ids = questionsWithLeagues(asked).map(({ _id }) => _id);
    const result = await runActivate(asked, undefined);
    settle(result, { kind: 'activate', ids, leagues: asked.leagues, message: '' });
  };
  const retry = async () => {
    if (!sent) return;
    if (sent.kind === 'addLeagues') {
      const results: Performed[] = [];
      for (const { ids, templates } of missingLeagues(sent, failed)) {
        const result = await runAdd({ ...state, ids }, templates);
        if (!wasSent(result)) break;
        results.push(result);
      }
      const ids = failed.map(({ _id }) => _id);
      const told = results.find((result) => 'failure' in result) ?? results[0];
      // What is there is still told from how the questions were before the first call.
      if (told) settle(told, { ...sent, ids });
    } else await activate({ ...state, leagues: stillInactive(sent.leagues, failed) });
  };
  const whyNotRetry = (): Reason | null => {
    if (!sent || failed.length === 0) return null;
    if (sent.kind === 'activate')
      return whyNotActivate({ ...state, leagues: stillInactive(sent.leagues, failed) }, undefined);
    const reasons = missingLeagues(sent, failed).map(({ ids, templates }) =>
      whyNotAdd({ ...state, ids }, templates),
    );
    return reasons.find((reason) => reason !== null) ?? null;
  };
  return { sent, failed, addLeagues: add, activate, whyNotRetry, retry, dismiss };
}
