/** Shown for whatever is missing or not what it should be (NET-11). */
export const MISSING = '—';

/** Longest server message that is shown; a longer one is a page or a stack, not a sentence. */
const MESSAGE_LIMIT = 300;

/** Blanks of any script, controls, and characters that take no room: ZWSP, BOM, direction marks, fillers. */
const INVISIBLE = '\\s\\p{Cc}\\p{Cf}\\p{Zs}\\u2800\\u3164\\u115F\\u1160\\uFFA0\\u034F';
const ONLY_INVISIBLE = new RegExp(`^[${INVISIBLE}]*$`, 'u');
const ONE_INVISIBLE = new RegExp(`^[${INVISIBLE}]$`, 'u');
const ANY_INVISIBLE = new RegExp(`[${INVISIBLE}\\p{Cs}]`, 'u');

/** Nothing to see in it: missing, empty, or only blanks and invisible characters. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && ONLY_INVISIBLE.test(value));

/** Without blanks and invisible characters at either end, as they come along when an id is pasted (UI-09). */
export function trimInvisible(text: string): string {
  // From both ends, place by place: `[…]+$` tries every run of blanks, and stands still for a long one.
  let start = 0;
  let end = text.length;
  while (start < end && ONE_INVISIBLE.test(characterAt(text, start)))
    start += characterAt(text, start).length;
  while (start < end && ONE_INVISIBLE.test(characterBefore(text, end)))
    end -= characterBefore(text, end).length;
  return text.slice(start, end);
}

const characterAt = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Half of a pair only where the other half is missing. */
function characterBefore(text: string, end: number): string {
  const pair = characterAt(text, Math.max(end - 2, 0));
  return pair.length === 2 && end >= 2 ? pair : text.slice(end - 1, end);
}

/** Holds a blank, an invisible character or half of a surrogate pair. */
export const hasInvisible = (text: string): boolean => ANY_INVISIBLE.test(text);

/** Length as a person counts it in code points: an emoji is 1, not 2. */
export const lengthOf = (text: string): number => [...text].length;

/** For comparing names and options: one blank between words, composed letters. Case is kept. */
export const tidy = (text: string): string =>
  trimInvisible(text).replace(/\s+/g, ' ').normalize('NFC');

/** As `tidy`, and capitals are the same as small letters. */
export const foldCase = (text: string): string => tidy(text).toLowerCase();

/** A whole page, a stack, a token. */
const UNREADABLE = [
  /^\s*<(?:!doctype|html|\?xml|head|body)\b/i,
  /\n[^\S\n]+at\s/,
  /eyJ[\w-]{1,300}\.[\w-]/,
];

/**
 * A server's message as it may be shown: a sentence of at most 300 characters, also out of an object's
 * `message`, `detail` or `error`; markup in it is text like any other. Undefined for anything else (whole pages,
 * stacks, tokens, objects, blanks),
 * so that 'Something wrong' is said instead (NET-07).
 */
export function clampMessage(message: unknown): string | undefined {
  if (typeof message === 'string') {
    const shown = message.trim();
    const short = shown.length <= 2 * MESSAGE_LIMIT && lengthOf(shown) <= MESSAGE_LIMIT;
    const readable = short && !isBlank(shown);
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
