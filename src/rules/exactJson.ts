/**
 * A number of a JSON text that a double would change: a user id beyond 2^53, many decimals, 1e400. It is kept
 * as it was written and leaves as a number again. Its text is what is shown and compared.
 */
export class ExactNumber {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }

  /** For what knows no better: the digits, never another number. */
  toJSON(): string {
    return this.text;
  }
}

/** A text or a number. Long texts need the loop unrolled: `(?:[^"\\]|\\.)*` overflows the stack on them. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** No number without one of these is changed by a double. */
const SUSPECT = /\d[\d.]{15}|[eE][+-]?\d{3}/;

/** Digits without zeros at either end, and the power of ten they are times: the same for 1.50, 15e-1 and 1.5. */
function canonical(number: string): string {
  const [mantissa = '', exponent = '0'] = number.replace('-', '').toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = whole + fraction;
  let from = 0;
  while (digits[from] === '0') from += 1;
  let to = digits.length;
  while (to > from && digits[to - 1] === '0') to -= 1;
  if (from === to) return '0';
  return `${digits.slice(from, to)}e${BigInt(exponent) - BigInt(fraction.length - (digits.length - to))}`;
}

/** Would a double change this number of a JSON text, or hold it beyond the integers that it tells apart? */
function isInexact(number: string): boolean {
  const value = Number(number);
  if (!Number.isFinite(value)) return true;
  if (Number.isInteger(value) && !Number.isSafeInteger(value) && !/[.eE]/.test(number)) return true;
  // The sign of the exponent is all that a minus may stand for besides the number's own.
  const exponent = String(value).replace('-', '');
  return canonical(number.replace(/^-/, '')) !== canonical(exponent);
}

/**
 * JSON.parse that changes no number: what a double cannot hold becomes what `keep` makes of its digits.
 * Throws SyntaxError like JSON.parse. Nothing in it recurses, however deep the value nests.
 */
export function parseExact(
  source: string,
  keep: (digits: string) => unknown = (digits) => new ExactNumber(digits),
): unknown {
  const plain: unknown = JSON.parse(source);
  if (!SUSPECT.test(source)) return plain;
  // A text that no answer can hold but by chance.
  const mark = `${Math.random()}${Math.random()}:`;
  let marked = 0;
  const rewritten = source.replace(TOKEN, (token) => {
    if (token.startsWith('"') || !SUSPECT.test(token) || !isInexact(token)) return token;
    marked += 1;
    return `"${mark}${token}"`;
  });
  if (marked === 0) return plain;
  const root = { value: JSON.parse(rewritten) as unknown };
  const open: object[] = [root];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const key of Object.keys(at)) {
      const value: unknown = Reflect.get(at, key);
      if (typeof value === 'object' && value !== null) open.push(value);
      else if (typeof value === 'string' && value.startsWith(mark))
        Object.defineProperty(at, key, {
          value: keep(value.slice(mark.length)),
          writable: true,
          enumerable: true,
          configurable: true,
        });
    }
  return root.value;
}

/** Does a value nest deeper than so many lists and objects? Asked without recursion. */
export function nestsDeeper(value: unknown, levels: number): boolean {
  let layer = [value].filter(isOpen);
  for (let depth = 1; layer.length > 0; depth += 1) {
    if (depth > levels) return true;
    layer = layer.flatMap((one) => Object.values(one).filter(isOpen));
  }
  return false;
}

const isOpen = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof ExactNumber);
