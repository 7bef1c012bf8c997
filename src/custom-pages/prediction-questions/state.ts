import { type Id, sameId } from '#rules/ids.ts';

/** What a person has ticked and chosen on the question screen; everything else is read or in the address. */
export interface ScreenState {
  /** Questions, for the bulk actions (PRD-17). */
  readonly questions: readonly Id[];
  /** Leagues, for those of their question (PRD-10). */
  readonly leagues: readonly Id[];
  /** Open answer choosers by question id, with the choice made so far (PRD-09). */
  readonly choosing: ReadonlyMap<string, Id | null>;
}

export const EMPTY_SCREEN: ScreenState = { questions: [], leagues: [], choosing: new Map() };

export type ScreenChange =
  | { type: 'tick'; what: 'questions' | 'leagues'; ids: readonly Id[]; on: boolean }
  | { type: 'openChooser'; question: Id; stored: Id | null }
  | { type: 'choose'; question: Id; choice: Id }
  | { type: 'closeChooser'; question: Id };

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
    case 'openChooser':
      return choosing(state, (open) => open.set(String(change.question), change.stored));
    case 'choose':
      return choosing(state, (open) => open.set(String(change.question), change.choice));
    case 'closeChooser':
      return choosing(state, (open) => open.delete(String(change.question)));
  }
}

function choosing(state: ScreenState, by: (open: Map<string, Id | null>) => void): ScreenState {
  const open = new Map(state.choosing);
  by(open);
  return { ...state, choosing: open };
}

export const isTicked = (ids: readonly Id[], id: Id): boolean =>
  ids.some((ticked) => sameId(ticked, id));

/** What the list can be narrowed to; the name stands in the address. */
export const FILTERS = ['all', 'unanswered', 'inactiveLeagues', 'ticked'] as const;
export type Filter = (typeof FILTERS)[number];
