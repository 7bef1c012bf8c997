import { isModalOpen } from '#ui/isModalOpen.ts';
import { isTypedInto } from '#ui/isTypedInto.ts';
import { keyOf } from '#ui/keyOf.ts';

/** How long the letter after 'g' is waited for, in milliseconds. */
const WAIT = 2000;

/** What the keys of every page do. */
export interface PageKeys {
  /** A letter that was pressed after 'g'. */
  onArea: (letter: string) => void;
  /** 'g' was pressed, or what it waited for came, or did not. */
  onWaiting: (waiting: boolean) => void;
  onHelp: () => void;
}

const isModifier = (key: string): boolean =>
  /^(Shift|Control|Alt|Meta|AltGraph|CapsLock)$/.test(key);

/** Is a key for something else: a character that is typed or composed, a command, an answer to what is open? */
const isForOthers = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  event.keyCode === 229 ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTypedInto(event.target) ||
  isModalOpen();

/**
 * The keys that every page has: '?' shows what keys do, 'g' and then a letter goes to an area (WRK-03). They are dead
 * while something is typed, with a modifier, and under whatever stands over the page. The letter after 'g' reaches no
 * other handler: on a desk it may decide. Gives the way to stop.
 */
export function listenToPageKeys(keys: PageKeys): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (waiting: boolean) => {
    clearTimeout(timer);
    timer = waiting ? setTimeout(() => wait(false), WAIT) : undefined;
    keys.onWaiting(waiting);
  };
  const take = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** Ahead of every other handler. */
  const onArea = (event: KeyboardEvent) => {
    if (isModifier(event.key)) return;
    const waited = timer !== undefined;
    if (waited) wait(false);
    if (isForOthers(event)) return;
    const key = keyOf(event);
    if (waited && (key.length === 1 || key === 'Escape')) {
      take(event);
      if (!event.repeat && key.length === 1) keys.onArea(key);
    } else if (!waited && key === 'g' && !event.repeat) {
      take(event);
      wait(true);
    }
  };
  /** After all others: a part that answers '?' by itself has done so. */
  const onHelp = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isForOthers(event) || keyOf(event) !== '?') return;
    event.preventDefault();
    keys.onHelp();
  };
  addEventListener('keydown', onArea, true);
  addEventListener('keydown', onHelp);
  return () => {
    clearTimeout(timer);
    removeEventListener('keydown', onArea, true);
    removeEventListener('keydown', onHelp);
  };
}
