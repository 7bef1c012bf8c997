import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigProblem, parseConfig } from '#config/load.ts';
import type { Config } from '#config/schema.ts';
import { correctingOf } from '#http/assumptions.ts';
import { reportJson, reportText } from '#http/check/report.ts';
import { type Asked, isClean, type Reply } from '#http/check/result.ts';
import { runCheck } from '#http/check/run.ts';
import { textIn } from '#i18n/textIn.ts';
import { withoutIsolates } from '#rules/direction.ts';

const USAGE = `npm run check-services -- --config FILE --token-file FILE [--origin https://console.example] [--user ID] [--json]

  --config      the console's config.json
  --token-file  a file that holds a staff token and nothing else
  --origin      where the console is served from: for CORS, and for services whose address starts with /
  --user        a user who plays, so that support answers hold records
  --json        prints JSON instead of the tables`;

/** What stops a check before it begins, as a plain line. */
class Stop extends Error {}

/** Where it prints, and how it asks; a test gives its own. */
export interface Terminal {
  out: (text: string) => void;
  error: (text: string) => void;
  ask?: (request: Asked) => Promise<Reply>;
}

/**
 * The service check from a terminal (CHK-02). Gives the exit code: 0 where all fits, 1 where something differs, is
 * refused or does not answer, 2 where it cannot begin.
 */
export async function checkServices(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { values } = options(args);
    const config = configOf(values.config);
    const token = tokenOf(values['token-file']);
    const correcting = correctingOf(config);
    const result = await runCheck({
      services: config.services,
      origin: originOf(values.origin, config),
      token,
      correcting,
      seenBy: 'terminal',
      ask: terminal.ask ?? ask,
      ...(values.user !== undefined && { user: values.user }),
    });
    const say = await textIn('en');
    terminal.out(
      values.json ? reportJson(result) : reportText(result, (text) => withoutIsolates(say(text))),
    );
    return isClean(result) ? 0 : 1;
  } catch (problem) {
    if (problem instanceof ConfigProblem)
      terminal.error(`The configuration cannot be used: ${problem.key} ${problem.reason}.`);
    else if (problem instanceof Stop) terminal.error(problem.message);
    else throw problem;
    return 2;
  }
}

function options(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        config: { type: 'string' },
        'token-file': { type: 'string' },
        origin: { type: 'string' },
        user: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (problem) {
    throw new Stop(`${problem instanceof Error ? problem.message : problem}\n\n${USAGE}`);
  }
}

function read(what: string, path: string | undefined, option: string): string {
  if (path === undefined) throw new Stop(`--${option} is missing.\n\n${USAGE}`);
  try {
    return readFileSync(path, 'utf8');
  } catch (problem) {
    const reason =
      (problem as NodeJS.ErrnoException).code === 'ENOENT'
        ? 'it is not there'
        : 'it is not readable';
    throw new Stop(`The ${what} ${path} cannot be read: ${reason}.`);
  }
}

const configOf = (path: string | undefined): Config =>
  parseConfig(read('configuration', path, 'config'));

function tokenOf(path: string | undefined): string {
  const token = read('token file', path, 'token-file').trim();
  // Whatever else the file holds must not be printed.
  if (!/^[\w.~+/=-]+$/.test(token)) throw new Stop(`The token file ${path} holds no token.`);
  return token;
}

/** Relative addresses need to be told where the console is. */
function originOf(given: string | undefined, { services }: Config): string {
  if (given !== undefined) {
    if (!URL.canParse(given) || new URL(given).origin === 'null')
      throw new Stop(`--origin ${given} is no origin such as https://console.example.`);
    return new URL(given).origin;
  }
  const [relative] = Object.entries(services).find(([, address]) => address.startsWith('/')) ?? [];
  if (relative !== undefined)
    throw new Stop(
      `services.${relative} is on the console’s own origin: name it with --origin https://console.example.`,
    );
  // Nothing is served from here: every service is on another origin, as in a browser.
  return 'https://console.invalid';
}

async function ask({ method, address, headers, signal }: Asked): Promise<Reply> {
  const response = await fetch(address, { method, headers, signal });
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    text: () => response.text(),
  };
}
