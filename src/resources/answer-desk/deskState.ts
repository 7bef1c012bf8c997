import type { Text } from '#i18n/useText.ts';

/**
 * Where the keys act, what was last said, and what stands against a question since it was sent. Beside React's state,
 * so that a key draws the rows that it is about and no other (ANS-01).
 */
export interface DeskState {
  subscribe: (listener: () => void) => () => void;
  /** The row that the keys act on. */
  current: () => string | null;
  /** Grows with each move to this row that takes the focus along; 0 for any other row. */
  turnOf: (key: string) => number;
  /** `focus`: the row takes the focus and comes into sight. */
  moveTo: (key: string | null, focus: boolean) => void;
  /** True once after such a move: for the row that takes the focus, as soon as it is there. */
  takeFocus: () => boolean;
  said: () => Text | null;
  say: (text: Text | null) => void;
  /** Why the last sending of a question failed, by its id as text. */
  noteOf: (id: string) => Text | string | undefined;
  note: (id: string, why: Text | string | null) => void;
}

/** The state of a desk that has just been opened. */
export function deskState(): DeskState {
  const listeners = new Set<() => void>();
  const notes = new Map<string, Text | string>();
  let current: string | null = null;
  let turn = 1;
  let awaited = false;
  let said: Text | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    turnOf: (key) => (key === current ? turn : 0),
    moveTo: (key, focus) => {
      if (key === current && !focus) return;
      current = key;
      awaited = focus;
      if (focus) turn += 1;
      tell();
    },
    takeFocus: () => {
      const mine = awaited;
      awaited = false;
      return mine;
    },
    said: () => said,
    say: (text) => {
      said = text;
      tell();
    },
    noteOf: (id) => notes.get(id),
    note: (id, why) => {
      if (why === null) {
        if (!notes.delete(id)) return;
      } else notes.set(id, why);
      tell();
    },
  };
}
