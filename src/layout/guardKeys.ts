/** The keys that press, choose, send, close or go back. */
const ACTING = new Set(['Enter', ' ', 'Escape']);

/** What an input method still works on: the key ends a composition, and is no answer to the page. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

function end(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * A key acts where it went down, and nowhere else. One that closed a dialog or moved the focus does not go on in
 * what has the focus then, neither by the rest of its press nor by being held. Keys of an input method reach no
 * handler. Gives the way to stop.
 */
export function guardKeys(): () => void {
  const wentDownOn = new Map<string, EventTarget | null>();
  const isElsewhere = ({ key, target }: KeyboardEvent) =>
    wentDownOn.has(key) && wentDownOn.get(key) !== target;

  const down = (event: KeyboardEvent) => {
    if (isComposing(event)) event.stopImmediatePropagation();
    else if (!ACTING.has(event.key)) return;
    else if (!event.repeat) wentDownOn.set(event.key, event.target);
    else if (isElsewhere(event)) end(event);
  };
  const press = (event: KeyboardEvent) => {
    if (isElsewhere(event)) end(event);
  };
  const up = (event: KeyboardEvent) => {
    if (isElsewhere(event)) end(event);
    wentDownOn.delete(event.key);
  };
  addEventListener('keydown', down, true);
  addEventListener('keypress', press, true);
  addEventListener('keyup', up, true);
  return () => {
    removeEventListener('keydown', down, true);
    removeEventListener('keypress', press, true);
    removeEventListener('keyup', up, true);
  };
}
