import { useEffect, useRef } from 'react';
import { isModalOpen } from '#ui/isModalOpen.ts';
import { keyOf } from '#ui/keyOf.ts';

/** What each key of the review does; `repeat` tells that it is held down. */
export type ReviewKeys = Readonly<Record<string, (repeat: boolean) => void>>;

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';
/**
 * Listens for the keys of the review on the whole page (PAN-02). They are dead while somebody types, with
 * Ctrl, Alt or the system key, and while a dialog or menu is open, but for `answering`: the keys that answer
 * the dialog which they opened.
 */
export function useReviewKeys(keys: ReviewKeys, answering: (letter: string) => boolean): void {
  const latest = useRef({ keys, answering });
  useEffect(() => {
    latest.current = { keys, answering };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      const letter = keyOf(event);
      const act = Object.hasOwn(latest.current.keys, letter)
        ? latest.current.keys[letter]
        : undefined;
      if (!act) return;
      if (isModalOpen() && !latest.current.answering(letter)) return;
      event.preventDefault();
      act(event.repeat);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
