const SPACE = /[ \t\r\n]*/y;
const STRING = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** Where a JSON text stops being one: line and column from 1, and the character there ('' at its end). */
export interface JsonBreak {
  line: number;
  column: number;
  found: string;
}

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

/**
 * The first place at which a text is no JSON, or null when it is. Browsers tell it differently, some not at all.
 * Nothing in it recurses, however deep the text nests (CFG-13).
 */
export function jsonBreak(source: string): JsonBreak | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(source)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const after = (): Expected => (open.length > 0 ? 'commaOrEnd' : 'nothing');
  const close = (): void => {
    open.pop();
    at += 1;
    expected = after();
  };
  for (;;) {
    skip(SPACE);
    const letter = source[at] ?? '';
    const inside = open.at(-1);
    const ends = letter !== '' && letter === (inside === '{' ? '}' : inside === '[' ? ']' : '');
    if (expected === 'nothing') return letter === '' ? null : placeOf(source, at);
    if (expected === 'colon') {
      if (letter !== ':') return placeOf(source, at);
      at += 1;
      expected = 'value';
    } else if (expected === 'commaOrEnd') {
      if (ends) close();
      else if (letter === ',') {
        at += 1;
        expected = inside === '{' ? 'key' : 'value';
      } else return placeOf(source, at);
    } else if (expected === 'key' || expected === 'keyOrEnd') {
      if (expected === 'keyOrEnd' && ends) close();
      else if (skip(STRING)) expected = 'colon';
      else return placeOf(source, at);
    } else if (expected === 'valueOrEnd' && ends) close();
    else if (letter === '{' || letter === '[') {
      open.push(letter);
      at += 1;
      expected = letter === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else if (skip(STRING) || skip(PLAIN)) expected = after();
    else return placeOf(source, at);
  }
}

function placeOf(source: string, at: number): JsonBreak {
  const before = source.slice(0, at).split('\n');
  const found = at < source.length ? String.fromCodePoint(source.codePointAt(at) ?? 0) : '';
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, found };
}
