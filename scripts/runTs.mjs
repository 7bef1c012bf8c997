import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What a TypeScript file of the project exports; Node 20 cannot read it by itself. */
export async function runTs(path) {
  const { module } = await runnerImport(`${ROOT}${path}`, {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
