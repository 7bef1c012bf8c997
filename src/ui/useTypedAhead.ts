import { useEffect, useRef, useState } from 'react';
import { trimInvisible } from '#rules/text.ts';

const WAIT_MS = 300;

interface Ahead {
  /** What is in the box. */
  typed: string;
  /** The value that is drawn. */
  seen: string;
  /** More was typed since the last was given. */
  waits: boolean;
  /** What was given and has not come back as the value, in its order. */
  given: readonly string[];
  /** How often something else than what was given came. */
  turn: number;
}

/** What is typed when a value comes: goes on where it was given by the box itself, however late it comes. */
function meet(ahead: Ahead, value: string, asValue: (text: string) => string): Ahead {
  const at = ahead.given.lastIndexOf(value);
  if (at === -1)
    return { typed: value, seen: value, waits: false, given: [], turn: ahead.turn + 1 };
  const given = ahead.given.slice(at + 1);
  const own = ahead.waits || given.length > 0 || asValue(trimInvisible(ahead.typed)) === value;
  return { ...ahead, typed: own ? ahead.typed : value, seen: value, given };
}

/**
 * The text of a box that is ahead of its value: it is given 300 ms after the last key, or at once, and the
 * value follows when the page gets to it (UI-09). The last key always counts: a value that was given before
 * and comes late takes nothing away; one that comes from elsewhere does. `asValue`: what a given text comes back
 * as, where that is another one.
 */
export function useTypedAhead(
  value: string,
  onChange: (value: string) => void,
  asValue: (text: string) => string = (text) => text,
) {
  const [held, setHeld] = useState<Ahead>({
    typed: value,
    seen: value,
    waits: false,
    given: [],
    turn: 0,
  });
  const ahead = held.seen === value ? held : meet(held, value, asValue);
  if (ahead !== held) setHeld(ahead);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A timer ends later than it was set: what it gives joins the newest state.
  const newest = useRef({ value, onChange, ahead });
  useEffect(() => {
    newest.current = { value, onChange, ahead };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const give = (typed: string) => {
    clearTimeout(timer.current);
    const text = trimInvisible(typed);
    const { given } = newest.current.ahead;
    const back = asValue(text);
    const again = back === (given.at(-1) ?? newest.current.value);
    const more = again ? [] : [back];
    newest.current.ahead = { ...newest.current.ahead, given: [...given, ...more] };
    setHeld((now) => ({ ...now, typed, waits: false, given: [...now.given, ...more] }));
    if (!again) newest.current.onChange(text);
  };
  const type = (typed: string) => {
    setHeld((now) => ({ ...now, typed, waits: true }));
    clearTimeout(timer.current);
    const { turn } = ahead;
    timer.current = setTimeout(() => {
      if (newest.current.ahead.turn === turn) give(typed);
    }, WAIT_MS);
  };
  return { typed: ahead.typed, type, give };
}
