import { ConfigProblem } from '#config/load.ts';
import type { Config } from '#config/schema.ts';
import { endpoints } from '#contract/all.ts';
import { type Corrections, dateReader, type KeyCorrection } from '#contract/corrections.ts';
import { endpointKey } from '#contract/endpoint.ts';
import { hasPath, isRecord } from '#contract/shape.ts';
import { knownStatus } from '#rules/status.ts';

const PARTS = ['keys', 'dates', 'statuses'] as const;

/**
 * `assumptions` of /config.json: what a deployment's services do otherwise than the contract assumes (CHK-04). Null
 * where there is nothing. Throws ConfigProblem for the first mistake, which it names by its dotted key.
 *
 *   { "keys": { "GET auth trades/get-games": { "*": "result.rows.*", "*.id": "result.rows.*.gameId" } },
 *     "dates": { "auth": "DD-MM-YYYY HH:mm" },
 *     "statuses": { "auth": { "LIVE": "inprogress" } } }
 */
export function readAssumptions({
  assumptions,
  services,
}: Pick<Config, 'assumptions' | 'services'>): Corrections | null {
  if (assumptions === undefined) return null;
  const given = record('assumptions', assumptions);
  for (const key of Object.keys(given)) {
    const meant = PARTS.find((part) => part.toLowerCase() === key.toLowerCase());
    if (meant === undefined) wrong(`assumptions.${key}`, `is not known: ${PARTS.join(', ')}`);
    if (meant !== key) wrong(`assumptions.${key}`, `is written ${meant}`);
  }
  const part = (name: (typeof PARTS)[number]) =>
    Object.entries(record(`assumptions.${name}`, given[name] ?? {})).map(
      ([key, value]) => [key, value, `assumptions.${name}.${key}`] as const,
    );
  const ofService = (name: 'dates' | 'statuses') =>
    part(name).map((entry) => {
      const [service, , at] = entry;
      if (!Object.hasOwn(services, service)) wrong(at, 'is no service of services');
      return entry;
    });
  return {
    keys: new Map(part('keys').map(([call, value, at]) => [call, keysOf(call, value, at)])),
    dates: new Map(
      ofService('dates').map(([service, form, at]) => {
        const reader = typeof form === 'string' ? dateReader(form) : null;
        return [
          service,
          reader ?? wrong(at, 'must be a form such as DD-MM-YYYY HH:mm, of YYYY MM DD HH mm ss'),
        ];
      }),
    ),
    statuses: new Map(
      ofService('statuses').map(([service, words, at]) => [
        service,
        new Map(
          Object.entries(record(at, words)).map(([theirs, ours]): [string, string] => {
            const status = knownStatus(ours);
            return [theirs, status ?? wrong(`${at}.${theirs}`, 'must be a status of the console')];
          }),
        ),
      ]),
    ),
  };
}

function keysOf(call: string, value: unknown, at: string): KeyCorrection[] {
  const endpoint = endpoints.find((one) => endpointKey(one) === call);
  if (!endpoint) wrong(at, 'is no call of the contract, such as GET auth trades/get-games');
  if (endpoint.effect !== 'read') wrong(at, 'changes something: only reads are corrected');
  return Object.entries(record(at, value)).map(([path, their]) => {
    const where = `${at}.${path}`;
    const ours = partsOf(path);
    if (!hasPath(endpoint.answer, ours)) wrong(where, 'is nothing that this call answers');
    if (typeof their !== 'string') wrong(where, 'must be a text');
    const theirs = partsOf(their);
    if (stars(ours) !== stars(theirs)) wrong(where, 'must have as many * as its key');
    if (theirs.some((part) => part === '' || part === '__proto__'))
      wrong(where, 'must be a path such as result.rows.*.gameId');
    return { ours, theirs };
  });
}

/** '' is the answer as a whole. */
const partsOf = (path: string): string[] => (path === '' ? [] : path.split('.'));
const stars = (path: readonly string[]): number => path.filter((part) => part === '*').length;

const record = (key: string, value: unknown): Record<string, unknown> =>
  isRecord(value) ? value : wrong(key, 'must be an object');

function wrong(key: string, reason: string): never {
  throw new ConfigProblem(key, reason);
}
