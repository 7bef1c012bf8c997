import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { textIn } from '#i18n/textIn.ts';
import { draftOf } from '#resource-kit/draft/draft.ts';
import { parseExact } from '#rules/exactJson.ts';

const USAGE = `npm run draft-resource -- --url URL [--token-file FILE] [--service NAME]

  --url         a list of the service, such as https://api.example/v1/customers
  --token-file  a file that holds a staff token and nothing else
  --service     the key of the service in config.json; default: auth`;

/** Where it prints, and how it asks; a test gives its own. */
export interface Terminal {
  out: (text: string) => void;
  error: (text: string) => void;
  ask?: typeof fetch;
}

/** How long the service may take, in milliseconds. */
const TIMEOUT = 30_000;

class Stop extends Error {}

/**
 * Prints a declaration drafted from what a list answers, and what the sample does not tell (CFG-14). Only reads.
 * Gives the exit code: 0, or 2 where nothing could be drafted.
 */
export async function draftResource(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { url, token, service } = options(args);
    const answer = await answerOf(url, token, terminal.ask ?? fetch);
    const draft = draftOf({ ...answer, service, path: pathOf(url) });
    if (!draft)
      throw new Stop(`The answer of ${url.origin}${url.pathname} holds no list of records.`);
    terminal.out(JSON.stringify(draft.resource, null, 2));
    const say = await textIn('en');
    for (const note of draft.notes) terminal.error(say({ key: `draftResource.notes.${note}` }));
    return 0;
  } catch (problem) {
    if (!(problem instanceof Stop)) throw problem;
    terminal.error(problem.message);
    return 2;
  }
}

function options(args: readonly string[]): { url: URL; token: string | null; service: string } {
  let values: { url?: string; 'token-file'?: string; service?: string };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        'token-file': { type: 'string' },
        service: { type: 'string' },
      },
    }));
  } catch (problem) {
    throw new Stop(`${problem instanceof Error ? problem.message : problem}\n\n${USAGE}`);
  }
  const { url, service = 'auth' } = values;
  if (url === undefined || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Stop(
      `--url must be an address such as https://api.example/v1/customers.\n\n${USAGE}`,
    );
  return { url: new URL(url), token: tokenOf(values['token-file']), service };
}

function tokenOf(path: string | undefined): string | null {
  if (path === undefined) return null;
  let token: string;
  try {
    token = readFileSync(path, 'utf8').trim();
  } catch {
    throw new Stop(`The token file ${path} cannot be read.`);
  }
  // Whatever else the file holds must not be printed.
  if (!/^[\w.~+/=-]+$/.test(token)) throw new Stop(`The token file ${path} holds no token.`);
  return token;
}

async function answerOf(url: URL, token: string | null, ask: typeof fetch) {
  let response: Response;
  try {
    response = await ask(url, {
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch {
    throw new Stop(`${url.origin} did not answer.`);
  }
  if (!response.ok) throw new Stop(`${url.origin}${url.pathname} answered ${response.status}.`);
  try {
    return {
      body: parseExact(await response.text()),
      ranged: response.headers.has('content-range'),
    };
  } catch {
    throw new Stop(`The answer of ${url.origin}${url.pathname} is not JSON.`);
  }
}

/** Below the base: the last part of the address. */
const pathOf = ({ pathname }: URL): string => pathname.split('/').filter(Boolean).at(-1) ?? '';
