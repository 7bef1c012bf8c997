import { useEffect, useRef } from 'react';
import { isModalOpen } from '#ui/isModalOpen.ts';
import { isTypedInto } from '#ui/isTypedInto.ts';
import { keyOf } from '#ui/keyOf.ts';

/** What each key of a page does, by `keyOf`; the event tells whether it is held down. */
export type PageKeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** What Enter presses, and what arrows move within. */
const PRESSED = 'a[href], button, input, summary, [role="button"], [role="tab"]';
const STEPPED = 'input[type="radio"], [role="tab"], [role="radio"], [role="slider"]';

/** Is the key what the control in focus is worked by? */
const isForControl = (key: string, target: Element): boolean =>
  (key === 'Enter' && target.closest(PRESSED) !== null) ||
  (key.startsWith('Arrow') && target.closest(STEPPED) !== null);

/**
 * Listens for keys on the whole page (PAN-02, ANS-02). They are dead while somebody types, composes a character,
 * holds Ctrl, Alt or the system key, or works a control by them, and while a dialog or menu is open, but for
 * `answering`: the keys that answer the dialog which they opened.
 */
export function usePageKeys(
  keys: PageKeys,
  answering: (letter: string) => boolean = () => false,
): void {
  const latest = useRef({ keys, answering });
  useEffect(() => {
    latest.current = { keys, answering };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const letter = keyOf(event);
      if (event.shiftKey && letter.length > 1) return;
      if (event.target instanceof Element) {
        if (isTypedInto(event.target) || isForControl(letter, event.target)) return;
      }
      const act = Object.hasOwn(latest.current.keys, letter)
        ? latest.current.keys[letter]
        : undefined;
      if (!act) return;
      if (isModalOpen() && !latest.current.answering(letter)) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
