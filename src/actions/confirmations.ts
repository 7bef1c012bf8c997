import type { Beside, Confirmation, MoneyMark } from '#actions/action.ts';
import { onPersonLeaves } from '#authProvider/session.ts';
import { secondsUntil } from '#http/retryAfter.ts';
import type { Text, TextKey } from '#i18n/useText.ts';

/** A question that stands open. Its target never changes while it is open (UI-01). */
export interface OpenConfirmation {
  id: number;
  confirmation: Confirmation;
  label: TextKey | Text;
  /** What a money action bears; null: it is none. */
  mark: MoneyMark | null;
  /** What goes along with it. */
  beside?: Beside | undefined;
  /** The place of the page that it stands in; see `useConfirmPlace`. */
  at?: string | undefined;
  /** Why 'Yes' does not work yet (SET-04). */
  hold?: Text | undefined;
  /** True from 'Yes' until the answer is known: the dialog stays and shows that it works. */
  busy: boolean;
  /** Shown in the dialog when the sending was stopped, such as both states of a record that changed. */
  stopped?: Confirmation['lines'];
}

/** What became of a question: only `yes` may send. */
export interface Asked {
  yes: boolean;
  /** Keeps the dialog open to say why the sending was stopped. */
  stop: (lines: Confirmation['lines']) => void;
  /** Takes this dialog away, and no other that may have been opened since. */
  close: () => void;
}

interface Slot extends OpenConfirmation {
  resolve: (yes: boolean) => void;
}

let slot: Slot | null = null;
let nextId = 1;
/** The question that is drawn, so that it can be read, and since when; what draws it may still be on its way. */
let standing: { id: number; since: number } | null = null;
const listeners = new Set<() => void>();

const set = (next: Slot | null) => {
  slot = next;
  for (const listener of listeners) listener();
};

/** The one question that stands open, or null. */
export const openConfirmation = (): OpenConfirmation | null => slot;

/** Hears of every question that opens, works or closes; gives the way to stop hearing. */
export function subscribeConfirmations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says that a question is drawn and can be read, from a layout effect of what shows it: before, no 'Yes' is taken
 * (UI-01). Gives the way to say that it is no longer.
 */
export function questionStands(id: number): () => void {
  // By the clock of events, which is that of `pressedAt`.
  standing = { id, since: new Event('stands').timeStamp };
  return () => {
    if (standing?.id === id) standing = null;
  };
}

/** Asks; while one question is open another is answered 'No' at once. */
export async function ask(
  question: Pick<OpenConfirmation, 'confirmation' | 'label' | 'mark' | 'beside' | 'at'>,
): Promise<Asked> {
  const id = nextId++;
  const mine = () => (slot?.id === id ? slot : null);
  const { beside, confirmation } = question;
  const stand = (resolve: (yes: boolean) => void) => {
    set({ ...question, id, hold: beside?.hold, busy: false, resolve });
    beside?.begin?.((change) => {
      const held = mine();
      if (held && !held.busy) set({ ...held, hold: undefined, confirmation: change(confirmation) });
    });
  };
  const yes = slot === null && (await new Promise<boolean>(stand));
  return {
    yes,
    stop: (stopped) => {
      const held = mine();
      if (held) set({ ...held, stopped });
    },
    close: () => {
      if (mine()) set(null);
    },
  };
}

/**
 * 'Yes': the dialog stays, busy, until it is closed. A second 'Yes' does nothing, nor does one in the pause that
 * a service asked for (NET-05), while it is held back (SET-04) or before anybody could read what it answers (UI-01).
 * `pressedAt`: the time of the event, where it may have waited for the browser since before the dialog stood.
 */
export function sayYes(pressedAt = Number.POSITIVE_INFINITY): void {
  if (!slot || slot.busy || slot.hold) return;
  if (standing?.id !== slot.id || pressedAt < standing.since) return;
  if (secondsUntil(slot.confirmation.until ?? 0) > 0) return;
  const { resolve } = slot;
  set({ ...slot, busy: true });
  resolve(true);
}

/** Any way of closing but 'Yes'. A dialog that works cannot be cancelled. */
export function sayNo(): void {
  if (!slot || (slot.busy && !slot.stopped)) return;
  const { resolve } = slot;
  set(null);
  resolve(false);
}

onPersonLeaves(() => {
  slot?.resolve(false);
  set(null);
});
