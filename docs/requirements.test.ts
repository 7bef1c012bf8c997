import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ID = /\b[A-Z]{2,4}-\d\d\b/g;
/** What looks like an id and is none. */
const OTHERS = new Set(['UTF-16']);

const page = readFileSync('docs/requirements.md', 'utf8');
const rows = [...page.matchAll(/^\| ([A-Z]+-\d\d) +\| (.*?) +\|$/gm)];
const explained = rows.map(([, id = '']) => id);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|md|conf)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

it('docs/requirements.md explains every id that the code, a test or a page names', () => {
  const files = ['src', 'e2e', 'mocks', 'deploy', 'scripts', 'docs'].flatMap(filesIn);
  const named = new Set(
    files
      .flatMap((file) => readFileSync(file, 'utf8').match(ID) ?? [])
      .filter((id) => !OTHERS.has(id)),
  );
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((id) => !explained.includes(id)).sort()).toEqual([]);
});

it('each in one sentence, each once', () => {
  expect(new Set(explained).size).toBe(explained.length);
  for (const [, id, sentence = ''] of rows) {
    expect(sentence, id).toMatch(/^.{20,140}\.$/);
    expect(sentence.slice(0, -1), id).not.toMatch(/\.\s/);
  }
});
