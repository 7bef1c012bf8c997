import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#http/json.ts';
import { cutText } from '#ui/cutText.ts';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { wrapping } from '#ui/wrapping.ts';
import { readBankDetails } from './bankDetails.ts';
import { neutralCell, toCsv } from './csv.ts';
import { isolated, shownDirections, withoutIsolates } from './direction.ts';
import { fileNameOf } from './fileName.ts';
import { looksLikeAddress } from './mailAddress.ts';
import { formatCount, formatRupees } from './money.ts';
import { compareNames } from './names.ts';
import { fillPlaceholders, hasPlaceholders } from './placeholders.ts';
import { clampMessage, foldCase, hasInvisible, isBlank, tidy, trimInvisible } from './text.ts';

/** Where expressions meet text that came from elsewhere. */
const FOLDERS = [
  'rules',
  'ui',
  'http',
  'fields',
  'custom-pages',
  'resource-kit',
  'resources',
  'layout',
  'i18n',
];
/**
 * Where expressions are put together; what they do to long texts is measured below, by the functions. The pattern of
 * a field is written by whoever declares it.
 */
const PUT_TOGETHER = [
  'fields/rules.ts',
  'resource-kit/plain/places.ts',
  'resource-kit/plain/schema/kinds.ts',
  'resources/call-logs/findInText.ts',
  'rules/placeholders.ts',
  'rules/text.ts',
];

interface Expression {
  file: string;
  source: string;
  flags: string;
}

const root = new URL('../', import.meta.url).pathname;
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  ),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const expressions: Expression[] = [];
const putTogether = new Set<string>();

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  JSON.stringify(parseSync(file, text).program, (_, node) => {
    if (node?.type === 'Literal' && node.regex)
      expressions.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    if (node?.type === 'NewExpression' && node.callee?.name === 'RegExp') putTogether.add(file);
    return typeof node === 'bigint' ? String(node) : node;
  });
}

/** CPU time of this process for one run, in milliseconds; the least of three, as others share the machine. */
function timeOf(run: () => unknown, atMost = Number.POSITIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 3 && least > atMost; times += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const REPEATED = [
  ...' \t\n\u3000\u200B0aA.-_/\\"\'?#{}<>,;:@=([%$&|+`',
  'eyJ',
  '\\"',
  '{a',
  '?a',
  '1.',
  '0\n',
  '\n ',
  '; filename="',
  ";filename*=a''",
  'HOME_TEAM',
  'http://',
];
const BEFORE = ['', '"', '=', '{{', 'a', '1', 'a@', '-', 'a\n', 'blob:http://'];
const AFTER = ['', '!', '\n!'];
const LENGTH = 6000;
const hostile = (length: number): string[] =>
  REPEATED.flatMap((part) => {
    const long = part.repeat(length / part.length);
    return BEFORE.flatMap((before) => AFTER.map((after) => before + long + after));
  });
const long = hostile(LENGTH);
const twice = hostile(LENGTH * 2);

describe('an expression on text from elsewhere', () => {
  it('is found in the source wherever it stands', () => {
    expect(expressions.length).toBeGreaterThan(60);
    expect([...putTogether].sort()).toEqual(PUT_TOGETHER);
  });

  it.each(expressions)(
    '/$source/$flags of $file takes twice as long for twice the length, no more [NET-12]',
    ({ source, flags }) => {
      const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
      for (const [at, text] of long.entries()) {
        const once = timeOf(() => text.replace(expression, ''), 4);
        if (once <= 4) continue;
        const double = timeOf(() => twice[at]?.replace(expression, ''), once * 3);
        expect(double / once, JSON.stringify(text.slice(0, 24))).toBeLessThan(3);
      }
    },
    60_000,
  );
});

const MANY = 250_000;
const texts = [
  ' ',
  '\u200B',
  '\u3000',
  '\n',
  '0',
  'a',
  '"',
  '\\"',
  '{{',
  '<',
  '@',
  'א',
  '\u202E',
  '\uD800',
];
const functions: Record<string, (text: string) => unknown> = {
  isBlank,
  trimInvisible,
  hasInvisible,
  tidy,
  foldCase,
  clampMessage,
  clampInside: (text) => clampMessage({ message: text, detail: text }),
  looksLikeAddress,
  neutralCell,
  toCsv: (text) => toCsv([[text]]),
  formatRupees,
  formatCount,
  fillPlaceholders: (text) => fillPlaceholders(text, { home: text, away: text }),
  hasPlaceholders,
  compareNames: (text) => compareNames(text, `${text} x`),
  readBankDetails,
  fileNameOf: (text) => fileNameOf(`attachment; filename="${text}`, 'x'),
  isolated,
  shownDirections,
  withoutIsolates,
  visibleCharacters,
  cutText: (text) => cutText(text, 240, 6),
  wrapping,
  parseJson: (text) => {
    try {
      return parseJson(`"${text}1234567890123456`);
    } catch {
      return null;
    }
  },
};

describe('a quarter of a million characters', () => {
  it.each(Object.keys(functions))(
    'do not stop %s, in the middle of others or alone [NET-12]',
    (name) => {
      const run = functions[name];
      for (const part of texts) {
        const text = part.repeat(MANY / part.length);
        for (const whole of [text, `x${text}x`])
          expect(
            timeOf(() => run?.(whole), 2000),
            JSON.stringify(part),
          ).toBeLessThan(2000);
      }
    },
    120_000,
  );

  it('of different words on both sides are compared as they are [PAN-02]', () => {
    const words = (start: number) => Array.from({ length: 20_000 }, (_, n) => start + n).join(' ');
    expect(timeOf(() => compareNames(words(0), words(10_000)), 2000)).toBeLessThan(2000);
  }, 60_000);
});
