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

/** One thing that a settlement depends on: compared by `state`, shown by `label` and `shown`. */
export interface Fact {
  readonly key: string;
  readonly kind: 'gameStatus' | 'distributeFlag' | 'answer' | 'questionStatus' | 'leagueStatus';
  readonly label: string;
  readonly state: string;
  readonly shown: string;
}

/** What is another now than when the sheet was opened; null where it was or is not there. */
export interface Change {
  readonly kind: Fact['kind'];
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The facts that differ between the state on the sheet and the one read before sending: none, or stop (PRD-18). */
export function changedSince(before: readonly Fact[], after: readonly Fact[]): Change[] {
  const now = new Map(after.map((fact) => [fact.key, fact]));
  const known = new Set(before.map((fact) => fact.key));
  const changed = before.flatMap((fact): Change[] => {
    const { kind, label } = fact;
    const next = now.get(fact.key);
    if (next?.state === fact.state) return [];
    return [{ kind, label, before: fact.shown, after: next?.shown ?? null }];
  });
  const added = after
    .filter((fact) => !known.has(fact.key))
    .map(({ kind, label, shown }): Change => ({ kind, label, before: null, after: shown }));
  return [...changed, ...added];
}

/** What is typed to go on in spite of open points: 'IND v AUS', or the game's id when it has no codes (PRD-15). */
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
