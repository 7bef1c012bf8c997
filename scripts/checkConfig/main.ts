import { readFileSync } from 'node:fs';
import { ConfigProblem, parseConfig } from '#config/load.ts';
import type { Config } from '#config/schema.ts';
import { customPages } from '#custom-pages/pages.ts';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { loadTexts } from '#i18n/texts.ts';
import { sayIn } from '#i18n/useText.ts';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { resources } from '#resources/index.ts';
import { withoutIsolates } from '#rules/direction.ts';

await loadTexts('en');

const USAGE = 'npm run check-config -- FILE';

/** Where it prints; a test gives its own. */
export interface Terminal {
  out: (text: string) => void;
  error: (text: string) => void;
}

/**
 * Says of a configuration file what the console would say (CFG-13). Gives the exit code: 0 where it can be used
 * whole, 1 where a mistake is in it, 2 where it cannot be read.
 */
export function checkConfig([path, ...more]: readonly string[], terminal: Terminal): number {
  if (path === undefined || more.length > 0) {
    terminal.error(USAGE);
    return 2;
  }
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch {
    terminal.error(`${path} cannot be read.`);
    return 2;
  }
  let config: Config;
  try {
    config = parseConfig(source);
  } catch (problem) {
    if (!(problem instanceof ConfigProblem)) throw problem;
    terminal.out(`${path}: ${problem.key} ${problem.reason}`);
    return 1;
  }
  const { resources: made, mistakes } = resourcesFromConfig(config, resources, customPages);
  const say = sayIn(createI18nProvider('en').translate, 'en');
  for (const { text } of mistakes) terminal.out(`${path}: ${withoutIsolates(say(text))}`);
  if (mistakes.length > 0) return 1;
  const count = made.length === 1 ? '1 resource' : `${made.length} resources`;
  terminal.out(`${path} can be used: ${count} of its own.`);
  return 0;
}
