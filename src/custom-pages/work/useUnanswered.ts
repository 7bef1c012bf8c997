import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { Failure } from '#http/failure.ts';
import { predictionQuestions } from '#resources/prediction/questions/resource.ts';
import { tradesQuestions } from '#resources/trades/questions/resource.ts';
import { earliest } from '#rules/waiting.ts';
import { openingOf } from '#ui/page.ts';
import {
  type GameToLookAt,
  type Look,
  lookThrough,
  predictionGamesToLookAt,
  tradesGamesToLookAt,
} from './unanswered.ts';
import { SERVES } from './useServiceWork.ts';

/** Where the look for questions without an answer stands; `at`: when it ended, in milliseconds since 1970. */
export type LookState =
  | { kind: 'idle' }
  | { kind: 'looking'; look: Look | null }
  | { kind: 'ended'; look: Look; at: number }
  | { kind: 'failed'; failure: Failure };

/** Is there anything that the role may look through? */
export const mayLook = (role: Role): boolean =>
  [tradesQuestions, predictionQuestions].some((one) => mayRole(role, openingOf(one)));

const latestFirst = (games: readonly GameToLookAt[]): GameToLookAt[] =>
  games
    .map((game) => ({ game, at: earliest([game.date]) ?? 0 }))
    .sort((one, other) => other.at - one.at)
    .map(({ game }) => game);

/**
 * Looks for games that have questions without an answer, when somebody asks for it: it costs a call for each game.
 * Leaving the page ends it. `again` reads anew what was read already (WRK-01).
 */
export function useUnanswered(role: Role): { state: LookState; look: (again?: boolean) => void } {
  const client = useQueryClient();
  const [state, setState] = useState<LookState>({ kind: 'idle' });
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  const look = async (again = false) => {
    run.current += 1;
    const mine = run.current;
    const serves = again ? 0 : SERVES;
    const goesOn = () => run.current === mine;
    setState({ kind: 'looking', look: null });
    try {
      const lists = await Promise.all([
        mayRole(role, openingOf(tradesQuestions)) ? tradesGamesToLookAt(client, serves) : [],
        mayRole(role, openingOf(predictionQuestions))
          ? predictionGamesToLookAt(client, serves)
          : [],
      ]);
      if (!goesOn()) return;
      let last: Look | null = null;
      await lookThrough(
        latestFirst(lists.flat()),
        (found) => {
          last = found;
          setState({ kind: 'looking', look: found });
        },
        goesOn,
      );
      if (goesOn() && last) setState({ kind: 'ended', look: last, at: Date.now() });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (goesOn()) setState({ kind: 'failed', failure: error });
    }
  };
  return { state, look: (again) => void look(again) };
}
