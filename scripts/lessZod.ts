import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LESS = fileURLToPath(new URL('../src/zod.ts', import.meta.url));

/** Gives the console's own files `src/zod.ts` for 'zod': the same schemas without what it has no use for. */
export const lessZod = (): Plugin => ({
  name: 'less-zod',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod' &&
    importer &&
    /[\\/]src[\\/](?!.*\.test\.)/.test(importer) &&
    !importer.includes('node_modules')
      ? LESS
      : null,
});
