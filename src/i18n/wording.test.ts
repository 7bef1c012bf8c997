// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '#i18n/english.ts';
import { hindi } from '#i18n/hindi.ts';

/** The rows of the table under a heading of docs/wording.md, as cells. */
function rowsOf(heading: string): string[][] {
  const [, part = ''] = readFileSync('docs/wording.md', 'utf8').split(`## ${heading}\n`);
  return (part.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Every text of a tree by its key, without the values that are put into it. */
function textsOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[path + key, value.replaceAll(/%\{\w+\}|\{\w+\}/g, ' ')]]
      : textsOf(value, `${path}${key}.`),
  );
}

const en = textsOf(english);
const hi = new Map(textsOf(hindi));
const words = (cell: string): string[] => cell.split(',').map((word) => word.trim());
/** As a word of its own: `game.name` is a key, not a game. */
const wordOf = (term: string): RegExp =>
  new RegExp(`(?<![\\w.])${term}(?![\\w.]\\w)`, /^[A-Z]+$/.test(term) ? 'u' : 'iu');

describe('one word for one thing in both languages [APP-17]', () => {
  it.each(rowsOf('Terms'))('%s is %s', (term = '', allowed = '') => {
    const found = en.filter(([, text]) => wordOf(term).test(text));
    expect(found.length).toBeGreaterThan(0);
    const others = found.filter(
      ([key]) => !words(allowed).some((word) => hi.get(key)?.includes(word)),
    );
    expect(others.map(([key]) => `${key}: ${hi.get(key)}`)).toEqual([]);
  });

  it.each(rowsOf('Not used'))('no text says %s', (banned = '') => {
    const all = [...en, ...hi];
    for (const phrase of words(banned)) {
      // A text may begin with it; capitals inside, as in 'User Id', are what is meant.
      const [first = ''] = phrase;
      const begun = `[${first.toLowerCase()}${first.toUpperCase()}]${phrase.slice(1)}`;
      const lone = new RegExp(
        `(?<![\\p{L}\\p{M}])${begun.replace('?', '\\?')}(?![\\p{L}\\p{M}])`,
        'u',
      );
      expect(all.filter(([, text]) => lone.test(text))).toEqual([]);
    }
  });
});
