/**
 * Parses JSON without changing a number: an integer that a double cannot hold stays as its text, so that
 * a user id never becomes another user's. Throws SyntaxError like JSON.parse.
 */
export function parseJson(source: string): unknown {
  return JSON.parse(/\d{16}/.test(source) ? quoteUnsafeIntegers(source) : source);
}

/**
 * A text or a number; one that is never closed is taken to its end, so that none is looked through again from
 * each quote in it. Long texts need the loop unrolled: `(?:[^"\\]|\\.)*` overflows the stack on them.
 */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const quoteUnsafeIntegers = (source: string): string =>
  source.replace(TOKEN, (token) =>
    token.startsWith('"') || /[.eE]/.test(token) || Number.isSafeInteger(Number(token))
      ? token
      : `"${token}"`,
  );
