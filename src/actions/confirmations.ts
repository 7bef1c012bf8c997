import type { Confirmation } from '#actions/action.ts';
import { onPersonLeaves } from '#authProvider/session.ts';
import type { Text, TextKey } from '#i18n/useText.ts';

/** A question that stands open. Its target never changes while it is open (UI-01). */
export interface OpenConfirmation {
  id: number;
  confirmation: Confirmation;
  label: TextKey | Text;
  money: boolean;
  /** True from 'Yes' until the answer is known: the dialog stays and shows that it works. */
  busy: boolean;
  /** Shown in the dialog when the sending was stopped, such as both states of a record that changed. */
  stopped?: Confirmation['lines'];
}

interface Slot extends OpenConfirmation {
  resolve: (yes: boolean) => void;
}

let slot: Slot | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

const set = (next: Slot | null) => {
  slot = next;
  for (const listener of listeners) listener();
};

export const openConfirmation = (): OpenConfirmation | null => slot;

export function subscribeConfirmations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks; resolves true only for 'Yes'. While one question is open another is answered 'No' at once. */
export function ask(
  question: Pick<OpenConfirmation, 'confirmation' | 'label' | 'money'>,
): Promise<boolean> {
  if (slot) return Promise.resolve(false);
  return new Promise((resolve) => set({ ...question, id: nextId++, busy: false, resolve }));
}

/** 'Yes': the dialog stays, busy, until `closeConfirmation`. A second 'Yes' does nothing. */
export function sayYes(): void {
  if (!slot || slot.busy) return;
  const { resolve } = slot;
  set({ ...slot, busy: true });
  resolve(true);
}

/** Any way of closing but 'Yes'. A dialog that works cannot be called off. */
export function sayNo(): void {
  if (!slot || (slot.busy && !slot.stopped)) return;
  const { resolve } = slot;
  set(null);
  resolve(false);
}

/** Keeps the dialog open to say why the sending was stopped. */
export function stopConfirmation(stopped: Confirmation['lines']): void {
  if (slot) set({ ...slot, stopped });
}

export function closeConfirmation(): void {
  if (slot) set(null);
}

onPersonLeaves(() => {
  slot?.resolve(false);
  set(null);
});
