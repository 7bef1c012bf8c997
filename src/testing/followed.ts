import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A file that a page of the documentation tells to write: "`src/contract/bonus.ts`:" and the code below it. */
const FILE = /`((?:src|mocks)\/[\w./-]+\.tsx?)`:\n\n```tsx?\n([\s\S]*?)```/g;

/**
 * Writes the files that a page of `docs/` tells to write, in a folder of its own, and gives a way to load each by its
 * path and one to take them away. What they import of each other they import from there.
 */
export function follow(page: string) {
  const folder = resolve('test-results/followed', basename(page, '.md'));
  const files = [...readFileSync(page, 'utf8').matchAll(FILE)].map(([, path = '', code = '']) => ({
    path,
    code,
    at: join(folder, path),
  }));
  for (const { at, code } of files) {
    const beside = files.reduce(
      (text, other) => text.replaceAll(`'#${other.path.replace(/^src\//, '')}'`, `'${other.at}'`),
      code,
    );
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, beside);
  }
  return {
    load: (path: string) => import(/* @vite-ignore */ join(folder, path)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
