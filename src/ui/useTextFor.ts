import { useState } from 'react';

/**
 * The text of a field whose value is no text: what was typed, as long as the value is the one that was typed,
 * else the value written out. Nothing else is held, so that a value that changes and changes back is never
 * taken for what was typed. `written` words a value; two values of the same wording are the same.
 */
export function useTextFor<Value>(
  value: Value,
  written: (value: Value) => string,
): [text: string, type: (text: string, value: Value) => void] {
  const [draft, setDraft] = useState<{ text: string; value: Value } | null>(null);
  const holds = draft !== null && same(draft.value, value, written);
  // Once the value is another one the draft is over, also if the value comes back.
  if (draft !== null && !holds) setDraft(null);
  return [holds ? draft.text : written(value), (text, typed) => setDraft({ text, value: typed })];
}

const same = <Value>(a: Value, b: Value, written: (value: Value) => string): boolean =>
  Object.is(a, b) || (typeof a === typeof b && written(a) === written(b));
