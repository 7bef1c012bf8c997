import { type Id, sameId } from '#rules/ids.ts';

/** What a person has ticked and chosen on the question screen; everything else is read or in the address. */
export interface ScreenState {
  /** Questions, for the bulk actions (PRD-17). */
  readonly questions: readonly Id[];
  /** Leagues, for those of their question (PRD-10). */
  readonly leagues: readonly Id[];
  /** By question id, what was done last with leagues of it and has to show in the list (PRD-11, PRD-17). */
  readonly sent: ReadonlyMap<string, SentLeagues>;
}

/** Leagues of a question that were activated, or cancelled with a refund. */
export interface SentLeagues {
  readonly what: 'activate' | 'cancel';
  readonly ids: readonly Id[];
}

export const EMPTY_SCREEN: ScreenState = { questions: [], leagues: [], sent: new Map() };

export type ScreenChange =
  | { type: 'tick'; what: 'questions' | 'leagues'; ids: readonly Id[]; on: boolean }
  /** `left`: those of them at which the list does not show it; they stay ticked. */
  | { type: 'sent'; question: Id; sent: SentLeagues; left: readonly Id[] };

const without = (ids: readonly Id[], gone: readonly Id[]): Id[] => {
  const names = new Set(gone.map(String));
  return ids.filter((id) => !names.has(String(id)));
};

/** The next state of the screen; ticking twice ticks once. */
export function screenReducer(state: ScreenState, change: ScreenChange): ScreenState {
  switch (change.type) {
    case 'tick': {
      const rest = without(state[change.what], change.ids);
      return { ...state, [change.what]: change.on ? [...rest, ...change.ids] : rest };
    }
    case 'sent': {
      const { question, sent, left } = change;
      const settled = without(sent.ids, left);
      const next = new Map(state.sent);
      if (left.length > 0) next.set(String(question), { ...sent, ids: left });
      else next.delete(String(question));
      return { ...state, leagues: without(state.leagues, settled), sent: next };
    }
  }
}

export const isTicked = (ids: readonly Id[], id: Id): boolean =>
  ids.some((ticked) => sameId(ticked, id));

/** What the list can be narrowed to; the name stands in the address. */
export const FILTERS = ['all', 'unanswered', 'inactiveLeagues', 'ticked'] as const;
export type Filter = (typeof FILTERS)[number];
