import { onPersonLeaves } from '#authProvider/session.ts';
import type { Text, TextKey } from '#i18n/useText.ts';

/** What a notice is about; `loading` goes on until it is replaced. */
export type ToastTone = 'loading' | 'success' | 'error' | 'warning' | 'info';

/** A notice at the edge of the screen. A string is the server's sentence, a Text one of ours. */
export interface Toast {
  id: number;
  tone: ToastTone;
  title?: Text | string | undefined;
  text?: Text | string | undefined;
  /** What it concerns, where the title does not say it, and the service's name for the request. */
  about?: { label: TextKey | Text; record: string; requestId?: string | undefined } | undefined;
  /** One by one: the records that a bulk action failed for. */
  lines?: readonly (Text | string)[];
  /** When it may be tried again, in milliseconds since 1970; counted down. */
  until?: number | undefined;
  /** Offers to load the console anew. */
  reload?: boolean;
  /** Hears that the person closed it. */
  onClose?: () => void;
  /** Milliseconds until it goes by itself; null: it stays until it is closed. */
  duration: number | null;
}

/** Milliseconds that a notice of an action stays (NET-07). */
export const ACTION_TOAST = 3000;
/** Milliseconds that any other notice stays (NET-07). */
export const PLAIN_TOAST = 5000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** The notices in sight, oldest first. */
export const currentToasts = (): readonly Toast[] => toasts;

/** Hears of every change of the notices; gives the way to stop hearing. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What another telling of the same has another of: the seconds of a pause, the service's name for the request. */
const PASSING = ['seconds', 'requestId'];

const worded = ({ tone, title, text, about, lines }: Omit<Toast, 'id'>): string =>
  JSON.stringify([tone, title, text, about, lines], (name, value) =>
    PASSING.includes(name) ? undefined : value,
  );

/** The notice in sight that says the same: it is shown anew instead of twice. */
const sameInSight = (next: Omit<Toast, 'id'>): number | undefined =>
  next.tone === 'loading'
    ? undefined
    : toasts.find((one) => one.onClose === next.onClose && worded(one) === worded(next))?.id;

/**
 * Shows a notice, or replaces the one with this id; one that says the same gives way to it. Returns its id, which
 * without one given is that of the notice that said the same.
 */
export function toast(next: Omit<Toast, 'id'>, id: number = sameInSight(next) ?? nextId++): number {
  const same = sameInSight(next);
  if (same !== undefined && same !== id) closeToast(same);
  const shown = { ...next, id };
  set(
    toasts.some((one) => one.id === id)
      ? toasts.map((one) => (one.id === id ? shown : one))
      : [...toasts, shown],
  );
  arm(shown);
  return id;
}

/** Takes a notice away, because it is done or by itself. */
export function closeToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(toasts.filter((one) => one.id !== id));
}

/** A person closes a notice. */
export function dismissToast(id: number): void {
  toasts.find((one) => one.id === id)?.onClose?.();
  closeToast(id);
}

/** A notice under the pointer or the focus stays; it is armed afresh when left. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
}

/** The pointer or the focus left: the notice has its whole time again. */
export function resumeToast(id: number): void {
  const shown = toasts.find((one) => one.id === id);
  if (shown) arm(shown);
}

function arm({ id, duration }: Toast): void {
  clearTimeout(timers.get(id));
  if (duration !== null)
    timers.set(
      id,
      setTimeout(() => closeToast(id), duration),
    );
}

onPersonLeaves(() => {
  for (const { id } of toasts) closeToast(id);
});
