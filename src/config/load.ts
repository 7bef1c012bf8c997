import { type Config, configSchema } from '#config/schema.ts';

/** How long /config.json may take, in milliseconds. */
const TIMEOUT = 10_000;

/** The configuration cannot be used: which key, and what is wrong with it (NET-02). */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem';
  constructor(
    /** Dotted path of the key, or 'config.json' when the file as a whole is unusable. */
    readonly key: string,
    readonly reason: string,
  ) {
    super(`${key}: ${reason}`);
  }
}

/** Checks the text of the file. Throws ConfigProblem for the first mistake. */
export function parseConfig(source: string): Config {
  let raw: unknown;
  try {
    raw = JSON.parse(source);
  } catch {
    throw new ConfigProblem(
      'config.json',
      source.trimStart().startsWith('<') ? 'is a web page, not JSON' : 'is not valid JSON',
    );
  }
  const parsed = configSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const key = issue?.path.join('.') || 'config.json';
  const missing = issue?.code === 'invalid_type' && valueAt(raw, issue.path) === undefined;
  throw new ConfigProblem(key, missing ? 'is missing' : (issue?.message ?? 'is not valid'));
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    root,
  );

/** The file and the server's clock at that moment (milliseconds, or null when it does not say). */
export interface LoadedConfig {
  config: Config;
  serverTime: number | null;
}

/** Reads /config.json. Throws ConfigProblem whatever goes wrong, so that a page can name it. */
export async function loadConfig(): Promise<LoadedConfig> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  let response: Response;
  let source: string;
  try {
    response = await fetch('/config.json', {
      cache: 'no-store',
      credentials: 'omit',
      signal: abort.signal,
    });
    source = await response.text();
  } catch {
    throw new ConfigProblem(
      'config.json',
      abort.signal.aborted ? 'did not arrive within 10 seconds' : 'could not be fetched',
    );
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw new ConfigProblem('config.json', `answered ${response.status}`);
  const date = Date.parse(response.headers.get('date') ?? '');
  return { config: parseConfig(source), serverTime: Number.isNaN(date) ? null : date };
}
