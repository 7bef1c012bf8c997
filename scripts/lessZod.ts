import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const SRC = normalizePath(fileURLToPath(new URL('../src/', import.meta.url)));
const LESS = `${SRC}zod.ts`;

const isTest = (file: string): boolean => file.includes('.test.');

/** Gives the console's own files `src/zod.ts` for 'zod': the same schemas without what it has no use for. */
export const lessZod = (): Plugin => ({
  name: 'less-zod',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod' && importer && normalizePath(importer).startsWith(SRC) && !isTest(importer)
      ? LESS
      : null,
});
