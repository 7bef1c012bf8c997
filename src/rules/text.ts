/** Shown for whatever is missing or not what it should be (NET-11). */
export const MISSING = '—';

/** Longest server message that is shown; a longer one is a page or a stack, not a sentence. */
const MESSAGE_LIMIT = 300;

/** Blanks of any script, controls, and signs that take no room: ZWSP, BOM, direction marks, fillers. */
const INVISIBLE = '\\s\\p{Cc}\\p{Cf}\\p{Zs}\\u2800\\u3164\\u115F\\u1160\\uFFA0\\u034F';
const ONLY_INVISIBLE = new RegExp(`^[${INVISIBLE}]*$`, 'u');
const INVISIBLE_ENDS = new RegExp(`^[${INVISIBLE}]+|[${INVISIBLE}]+$`, 'gu');
const ANY_INVISIBLE = new RegExp(`[${INVISIBLE}\\p{Cs}]`, 'u');

/** Nothing to see in it: missing, empty, or only blanks and invisible signs. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && ONLY_INVISIBLE.test(value));

/** Without blanks and invisible signs at either end, as they come along when an id is pasted (UI-09). */
export const trimInvisible = (text: string): string => text.replace(INVISIBLE_ENDS, '');

/** Holds a blank, an invisible sign or half of a surrogate pair. */
export const hasInvisible = (text: string): boolean => ANY_INVISIBLE.test(text);

/** Length as a person counts it in code points: an emoji is 1, not 2. */
export const lengthOf = (text: string): number => [...text].length;

/** For comparing names and options: one blank between words, composed letters. Case is kept. */
export const tidy = (text: string): string =>
  trimInvisible(text).replace(/\s+/g, ' ').normalize('NFC');

/** As `tidy`, and capitals are the same as small letters. */
export const foldCase = (text: string): string => tidy(text).toLowerCase();

const UNREADABLE = [/^\s*</, /\n\s+at\s/, /eyJ[\w-]+\.[\w-]+/];

/**
 * A server's message as it may be shown: a sentence of at most 300 characters, also out of an object's
 * `message`, `detail` or `error`. Undefined for anything else (pages, stacks, tokens, objects, blanks),
 * so that 'Something wrong' is said instead (NET-07).
 */
export function clampMessage(message: unknown): string | undefined {
  if (typeof message === 'string') {
    const shown = message.trim();
    const readable = !isBlank(shown) && lengthOf(shown) <= MESSAGE_LIMIT;
    return readable && !UNREADABLE.some((sign) => sign.test(shown)) ? shown : undefined;
  }
  if (typeof message !== 'object' || message === null) return undefined;
  const parts = new Map<string, unknown>(Object.entries(message));
  for (const name of ['message', 'detail', 'error']) {
    const part = parts.get(name);
    const shown = typeof part === 'string' ? clampMessage(part) : undefined;
    if (shown !== undefined) return shown;
  }
  return undefined;
}
