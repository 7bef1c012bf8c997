import { ExactNumber } from './exactJson.ts';

export interface JsonStyle {
  /** Blanks per level; 0 writes one line. */
  indent?: number;
  /** Lists and objects below so many others are written as '…', for what is only shown. */
  levels?: number;
  /** Stops once so much is written, for what is only shown. */
  length?: number;
  /** NaN and Infinity, which JSON has no word for: refused (default), or left out. */
  notFinite?: 'refuse' | 'leaveOut';
}

interface Open {
  value: object;
  keys: readonly string[] | null;
  at: number;
  written: number;
}

/** Written for what is left out of an object, and as null in a list. */
const NOTHING = Symbol('nothing');

/**
 * JSON.stringify that changes no number and recurses nowhere: digits that were kept (`ExactNumber`) leave as the
 * number they are, and a number that JSON cannot say throws a TypeError instead of becoming null.
 */
export function writeJson(root: unknown, style: JsonStyle = {}): string {
  const {
    indent = 0,
    levels = Number.POSITIVE_INFINITY,
    length = Number.POSITIVE_INFINITY,
  } = style;
  const out: string[] = [];
  let size = 0;
  const put = (text: string) => {
    out.push(text);
    size += text.length;
  };
  const open: Open[] = [];
  /** Writes a value, or opens it. */
  const begin = (value: object | string) => {
    if (typeof value === 'string') return put(value);
    if (open.length >= levels) return put('…');
    const keys = Array.isArray(value) ? null : Object.keys(value);
    put(keys ? '{' : '[');
    open.push({ value, keys, at: 0, written: 0 });
  };
  const line = () => {
    if (indent > 0) put(`\n${' '.repeat(indent * open.length)}`);
  };
  const first = scalar(root, style);
  begin(first === NOTHING ? 'null' : first);
  for (let top = open.at(-1); top !== undefined && size <= length; top = open.at(-1)) {
    const { value, keys } = top;
    if (top.at >= (keys ?? (value as unknown[])).length) {
      open.pop();
      if (top.written > 0) line();
      put(keys ? '}' : ']');
      continue;
    }
    const key = keys?.[top.at];
    const item = scalar(Reflect.get(value, key ?? top.at), style);
    top.at += 1;
    if (item === NOTHING && key !== undefined) continue;
    if (top.written > 0) put(',');
    top.written += 1;
    line();
    if (key !== undefined) put(`${JSON.stringify(key)}:${indent > 0 ? ' ' : ''}`);
    begin(item === NOTHING ? 'null' : item);
  }
  return out.join('');
}

/** The text of what is no list and no object; the value itself where it is one. */
function scalar(
  given: unknown,
  { notFinite = 'refuse' }: JsonStyle,
): string | object | typeof NOTHING {
  if (given instanceof ExactNumber) return given.text;
  const value = hasToJson(given) ? given.toJSON() : given;
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return String(value);
    case 'number':
      if (Number.isFinite(value)) return JSON.stringify(value);
      if (notFinite === 'leaveOut') return NOTHING;
      throw new TypeError(`JSON has no ${value}`);
    case 'boolean':
      return String(value);
    case 'object':
      return value ?? 'null';
    default:
      return NOTHING;
  }
}

const hasToJson = (value: unknown): value is { toJSON: () => unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'toJSON' in value &&
  typeof value.toJSON === 'function';

/** Do both say the same, as JSON? The order of keys counts. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  a === b || writeJson(a, { notFinite: 'leaveOut' }) === writeJson(b, { notFinite: 'leaveOut' });
