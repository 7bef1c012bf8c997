import { hasId } from './ids.ts';
import type { Reason } from './reason.ts';
import { isBlank } from './text.ts';

/** What a settlement sheet lists before an irreversible game action (PRD-15, PRD-18). */
export interface SettlementCheck {
  readonly questions: number;
  readonly unanswered: number;
  /** Anything here is listed, and going on needs the game's code typed. */
  readonly open: readonly Reason[];
}

/** One thing that a decision rests on: compared by `state`, told by `label` and `shown`. */
export interface Fact {
  readonly key: string;
  readonly kind:
    | 'gameStatus'
    | 'distributeFlag'
    | 'answer'
    | 'questionStatus'
    | 'leagueStatus'
    | 'question'
    | 'option'
    | 'league'
    | 'line'
    | 'field';
  readonly label: string;
  readonly state: string;
  readonly shown: string;
  /** The key of a fact that tells already when the record of both is new or gone. */
  readonly beside?: string;
}

/** What a decision rests on: a status alone, or facts. */
export type State = string | readonly Fact[];

/** What is another now than when the sheet was opened; null where it was or is not there. */
export interface Change {
  readonly kind: Fact['kind'];
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Those facts that no other one has the state of, each taken once. */
function unmatched(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const rest = others.map(({ state }) => state);
  return facts.filter(({ state }) => {
    const place = rest.indexOf(state);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

function byKey(facts: readonly Fact[]): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.key);
    if (group) group.push(fact);
    else groups.set(fact.key, [fact]);
  }
  return groups;
}

/**
 * The facts that differ between the state on the sheet and the one read before sending: none, or stop (PRD-18).
 * An id that comes twice has two facts: they differ only from what is not there as often with the same state.
 */
export function changedSince(before: readonly Fact[], after: readonly Fact[]): Change[] {
  const then = byKey(before);
  const now = byKey(after);
  const toldBeside = (key: string): boolean => {
    const beside = (then.get(key) ?? now.get(key))?.[0]?.beside;
    return beside !== undefined && then.get(beside)?.length !== now.get(beside)?.length;
  };
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((key): Change[] => {
    if (toldBeside(key)) return [];
    const old = unmatched(then.get(key) ?? [], now.get(key) ?? []);
    const fresh = unmatched(now.get(key) ?? [], then.get(key) ?? []);
    return [
      ...old.map(({ kind, label, shown }, index) => ({
        kind,
        label,
        before: shown,
        after: fresh[index]?.shown ?? null,
      })),
      ...fresh
        .slice(old.length)
        .map(({ kind, label, shown }) => ({ kind, label, before: null, after: shown })),
    ];
  });
}

/** Is it the same state, whatever it reads like and in whatever order it came? */
export const sameState = (a: State | undefined, b: State | undefined): boolean =>
  typeof a === 'object' && typeof b === 'object' ? changedSince(a, b).length === 0 : a === b;

/** How a game is called: 'IND v AUS', or its id when it has no codes. Two games may share it. */
export function gameCode(game: {
  readonly home_team_code?: unknown;
  readonly away_team_code?: unknown;
  readonly id?: unknown;
  readonly game_id?: unknown;
}): string {
  const { home_team_code: home, away_team_code: away } = game;
  if (typeof home === 'string' && typeof away === 'string' && !isBlank(home) && !isBlank(away))
    return `${home.trim()} v ${away.trim()}`;
  const id = [game.id, game.game_id].find(hasId);
  return id === undefined ? '' : String(id);
}
