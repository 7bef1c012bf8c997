import type { z } from 'zod';
import { askConfig } from '#config/askConfig.ts';
import { type Config, configSchema } from '#config/schema.ts';
import { parseExact } from '#rules/exactJson.ts';
import { jsonBreak } from '#rules/jsonBreak.ts';

/** How long /config.json may take, in milliseconds. */
const TIMEOUT = 10_000;

/** The configuration cannot be used: which key, and what is wrong with it (NET-02). */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem';
  constructor(
    /** Dotted path of the key, or 'config.json' when the file as a whole is unusable. */
    readonly key: string,
    /** In English: it is told before a language is chosen. */
    readonly reason: string,
  ) {
    super(`${key}: ${reason}`);
  }
}

/** Checks the text of the file. Throws ConfigProblem for the first mistake. */
export function parseConfig(source: string): Config {
  let raw: unknown;
  try {
    raw = parseExact(source);
  } catch {
    throw new ConfigProblem(
      'config.json',
      source.trimStart().startsWith('<') ? 'is a web page, not JSON' : brokenAt(source),
    );
  }
  refuseMisspelt(raw);
  const parsed = configSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigProblem(
    issue?.path.join('.') || 'config.json',
    issue ? reasonOf(issue, raw) : 'is not valid',
  );
}

/** Where the text stops being JSON (CFG-13). */
function brokenAt(source: string): string {
  const broken = jsonBreak(source);
  if (!broken) return 'is not valid JSON';
  const { line, column, found } = broken;
  const what = found === '' ? 'it ends too early' : `unexpected ${JSON.stringify(found)}`;
  return `is not valid JSON: line ${line}, column ${column}: ${what}`;
}

/** Unknown keys are left alone, but `readonly: true` would leave the writes on that it means to stop. */
function refuseMisspelt(raw: unknown): void {
  if (typeof raw !== 'object' || raw === null) return;
  const known = Object.keys(configSchema.shape);
  for (const key of Object.keys(raw)) {
    const meant = known.find((name) => name.toLowerCase() === key.toLowerCase());
    if (meant !== undefined && meant !== key) throw new ConfigProblem(key, `is written ${meant}`);
  }
}

const KINDS: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  object: 'must be an object',
  array: 'must be a list',
};

function reasonOf(issue: z.core.$ZodIssue, raw: unknown): string {
  const missing = issue.path.length > 0 && valueAt(raw, issue.path) === undefined;
  if (missing) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'is not valid';
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    default:
      return issue.message;
  }
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

/**
 * Reads /config.json, which may be `begun` to be asked for. Throws ConfigProblem whatever goes wrong, so that a page can
 * name it.
 */
export async function loadConfig(begun?: Promise<Response>): Promise<LoadedConfig> {
  const abort = new AbortController();
  const given = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true });
  });
  given.catch(() => {});
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  let response: Response;
  let source: string;
  try {
    response = await (begun ? Promise.race([begun, given]) : askConfig(abort.signal));
    source = await Promise.race([response.text(), given]);
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
