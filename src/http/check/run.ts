import { endpoints } from '#contract/all.ts';
import { type Endpoint, endpointKey, isWrite } from '#contract/endpoint.ts';
import { addressUnder, baseOf, type RawInput } from '#http/address.ts';
import { TIMEOUTS } from '#http/call.ts';
import { compareAnswer, unreadable } from '#http/check/compare.ts';
import { type Part, PLAN, type Planned, type Sought } from '#http/check/plan.ts';
import type {
  Asked,
  CallRow,
  CheckResult,
  Finding,
  Reply,
  ServiceRow,
  Silence,
} from '#http/check/result.ts';
import { clockOf, corsOf, type Preflight, preflightOf } from '#http/check/serviceFacts.ts';
import type { Correcting } from '#http/corrected.ts';
import { parseJson } from '#http/json.ts';
import { saidBy } from '#http/saidBy.ts';
import { timeLimit } from '#http/timeLimit.ts';
import { parseExact } from '#rules/exactJson.ts';

export interface CheckOptions {
  /** `services` of the configuration. */
  services: Readonly<Record<string, string>>;
  /** Where the console is served from. */
  origin: string;
  token: string | null;
  ask: (request: Asked) => Promise<Reply>;
  /** `browser`: only exposed headers are seen. `terminal`: all are, and what a browser would ask is asked. */
  seenBy: 'browser' | 'terminal';
  /** Why nothing came from an address, where more can be told than that. */
  explain?: (address: string, signal: AbortSignal) => Promise<Silence>;
  correcting?: Correcting | null;
  /** A user id to ask about, instead of one out of an earlier answer. */
  user?: string;
  signal?: AbortSignal;
  onChange?: (result: CheckResult) => void;
  /** Milliseconds that an answer may take. */
  timeout?: number;
}

/** How many calls of one service are on their way at once. */
const AT_ONCE = 3;
/** After so many failures without any answer a service is asked no further; one time-out was patience enough. */
const PATIENCE = 2;
/** Inputs that a read is tried with until one brings records. */
const TRIES = 6;
const CANDIDATES = 3;

/**
 * Asks each read of the contract and holds its answer against the contract; nothing is written (CHK-01). Gives the
 * whole result, and on the way each change of it; stopped by its signal it gives what it has.
 */
export async function runCheck(options: CheckOptions): Promise<CheckResult> {
  return new Check(options).run();
}

type Ids = Map<Sought, Part[]>;

class Check {
  readonly #options: CheckOptions;
  readonly #rows = new Map<string, CallRow>();
  readonly #services = new Map<string, ServiceRow>();
  readonly #lanes = new Map<string, Lane>();
  /** What each read gave, by its key. */
  readonly #given = new Map<string, Ids>();
  readonly #done = new Map<string, Promise<void>>();
  readonly #preflights = new Map<string, Promise<Preflight | null>>();
  readonly #at = Date.now();
  #state: CheckResult['state'] = 'running';

  constructor(options: CheckOptions) {
    this.#options = options;
    for (const [service, address] of Object.entries(options.services)) {
      this.#services.set(service, {
        service,
        address: new URL(address, options.origin).href,
        reach: { kind: 'waiting' },
        cors: { kind: 'waiting' },
        clock: { kind: 'waiting' },
      });
      this.#lanes.set(service, new Lane(AT_ONCE));
    }
    for (const endpoint of endpoints) this.#rows.set(endpointKey(endpoint), first(endpoint));
  }

  async run(): Promise<CheckResult> {
    this.#tell();
    // Each begins once those it needs are through; the promise of each is there before any is waited for.
    let start = () => {};
    const ready = new Promise<void>((resolve) => {
      start = resolve;
    });
    for (const planned of PLAN)
      this.#done.set(
        endpointKey(planned.read),
        ready.then(() => this.#try(planned)),
      );
    start();
    const read = new Set(PLAN.map(({ read }) => read.service));
    await Promise.all([
      ...this.#done.values(),
      ...[...this.#services.keys()]
        .filter((service) => !read.has(service))
        .map((service) => this.#reach(service)),
    ]);
    this.#state = this.#options.signal?.aborted ? 'stopped' : 'done';
    for (const row of this.#services.values()) settle(row);
    this.#tell();
    return this.#result();
  }

  async #try(planned: Planned): Promise<void> {
    const { read, needs = [] } = planned;
    const key = endpointKey(read);
    const lane = this.#lanes.get(read.service);
    if (!lane) return this.#found(key, { kind: 'notTried', why: 'notConfigured' });
    await Promise.all(givers(needs).map((giver) => this.#done.get(endpointKey(giver))));
    const missing = needs.find((sought) => this.#ids(sought).length === 0);
    if (this.#stopped()) return this.#found(key, { kind: 'notTried', why: 'stopped' });
    if (missing !== undefined)
      return this.#found(key, { kind: 'notTried', why: 'needs', needs: missing });
    await lane.run(() => this.#ask(planned, this.#inputs(planned)));
  }

  /** Tries inputs in turn until one brings records. */
  async #ask(planned: Planned, inputs: readonly RawInput[]): Promise<void> {
    const { read, gives = {}, lenient } = planned;
    const key = endpointKey(read);
    let best: { finding: Finding; ms: number | null } | null = null;
    for (const input of inputs.slice(0, TRIES)) {
      if (this.#stopped()) break;
      if (this.#isSilent(read.service)) {
        best ??= { finding: { kind: 'notTried', why: 'silent' }, ms: null };
        break;
      }
      this.#found(key, { kind: 'asking' });
      const { finding, ms, answer, query } = await this.#exchange(read, input, lenient);
      if (best === null || rank(finding) > rank(best.finding)) best = { finding, ms };
      for (const [sought, give] of Object.entries(gives)) {
        const given = this.#given.get(key) ?? new Map<Sought, Part[]>();
        const parts = answer === undefined ? [] : give(answer, query);
        given.set(sought as Sought, [...(given.get(sought as Sought) ?? []), ...parts]);
        this.#given.set(key, given);
      }
      if (!('records' in finding ? finding.records === 0 : finding.kind === 'refused')) break;
    }
    const { finding, ms } = best ?? {
      finding: { kind: 'notTried', why: 'stopped' } as const,
      ms: null,
    };
    this.#found(key, finding, ms);
  }

  async #exchange(read: Endpoint, input: RawInput, lenient: readonly string[] = []) {
    const checked = read.query?.safeParse(input.query ?? {});
    const query = (checked?.success ? checked.data : (input.query ?? {})) as Part;
    const asked = { ...input, ...(read.query && { query: { ...query } }) };
    const sent = this.#options.correcting?.input(read, asked) ?? asked;
    const { services, origin } = this.#options;
    const base = services[read.service] ?? '';
    const got = await this.#get(read.service, addressUnder(baseOf(base, origin), read, sent));
    if ('why' in got) {
      const silent: Finding =
        got.why === 'stopped'
          ? { kind: 'notTried', why: 'stopped' }
          : { kind: 'noAnswer', why: got.why };
      return { finding: silent, ms: null, answer: undefined, query };
    }
    const { finding, answer } = judge(read, got, lenient, this.#options.correcting ?? null);
    return { finding, answer, query, ms: got.ms };
  }

  /** A service that nothing is read from: its base is asked for, whatever it answers. */
  async #reach(service: string): Promise<void> {
    const row = this.#services.get(service);
    if (row && !this.#stopped()) await this.#get(service, row.address);
  }

  /** One GET, and what it tells of its service. */
  async #get(service: string, address: string): Promise<Got | { why: Silence | 'stopped' }> {
    const { ask, token, signal, timeout = TIMEOUTS.read } = this.#options;
    const limit = timeLimit(timeout, signal);
    const began = performance.now();
    let reply: Reply | null = null;
    try {
      reply = await ask({
        method: 'GET',
        address,
        headers: {
          Accept: 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...this.#asBrowser(address),
        },
        signal: limit.signal,
      });
      this.#answered(service, address, reply, performance.now() - began);
      const source = await reply.text();
      return {
        status: reply.status,
        source,
        ms: Math.round(performance.now() - began),
      };
    } catch {
      const why = await this.#why(address, limit, reply !== null);
      if (why !== 'stopped' && reply === null) this.#silent(service, why);
      return { why };
    } finally {
      limit.clear();
      await this.#preflights.get(service);
    }
  }

  async #why(
    address: string,
    limit: { timedOut: boolean; signal: AbortSignal },
    began: boolean,
  ): Promise<Silence | 'stopped'> {
    const { explain, signal, timeout = TIMEOUTS.read } = this.#options;
    if (limit.timedOut) return 'timeout';
    if (signal?.aborted) return 'stopped';
    if (began) return 'cut';
    if (!explain) return 'network';
    const again = timeLimit(timeout, signal);
    return explain(address, again.signal).finally(again.clear);
  }

  /** From a terminal, what a browser would send of itself. */
  #asBrowser(address: string): Record<string, string> {
    const { seenBy, origin } = this.#options;
    return seenBy === 'terminal' && new URL(address).origin !== origin ? { Origin: origin } : {};
  }

  #answered(service: string, address: string, reply: Reply, ms: number): void {
    const row = this.#services.get(service);
    if (!row || row.reach.kind === 'answers') return;
    const { origin, seenBy } = this.#options;
    const crossing = new URL(address).origin !== origin;
    row.reach = { kind: 'answers', ms: Math.round(ms) };
    row.clock = clockOf(
      reply.header('date'),
      Date.now() - ms / 2,
      crossing && seenBy === 'browser',
    );
    if (crossing && seenBy === 'terminal')
      this.#preflights.set(service, this.#preflight(row, address, reply));
    else row.cors = corsOf(reply, { crossing, seenBy, origin, preflight: null });
    this.#tell();
  }

  async #preflight(row: ServiceRow, address: string, reply: Reply): Promise<null> {
    const { ask, origin, signal, timeout = TIMEOUTS.read } = this.#options;
    const limit = timeLimit(timeout, signal);
    const preflight = await ask({
      method: 'OPTIONS',
      address,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
      signal: limit.signal,
    })
      .then(preflightOf, () => null)
      .finally(limit.clear);
    row.cors = corsOf(reply, { crossing: true, seenBy: 'terminal', origin, preflight });
    this.#tell();
    return null;
  }

  readonly #failures = new Map<string, number>();

  #silent(service: string, why: Silence): void {
    const row = this.#services.get(service);
    const failures = (this.#failures.get(service) ?? 0) + (why === 'timeout' ? PATIENCE : 1);
    this.#failures.set(service, failures);
    if (!row || row.reach.kind === 'answers') return;
    row.reach = { kind: 'silent', why };
    if (why === 'cors') row.cors = { kind: 'refused', what: 'Access-Control-Allow-Origin' };
    this.#tell();
  }

  #isSilent(service: string): boolean {
    return (
      this.#services.get(service)?.reach.kind === 'silent' &&
      (this.#failures.get(service) ?? 0) >= PATIENCE
    );
  }

  #inputs({ needs = [], inputs, input = (part) => ({ query: { ...part } }) }: Planned) {
    if (needs.length === 0) return inputs?.() ?? [{}];
    // Each with each, the last of them changing fastest.
    const candidates = needs.reduce<Part[]>(
      (parts, sought) =>
        parts.flatMap((part) => this.#ids(sought).map((more) => ({ ...part, ...more }))),
      [{}],
    );
    const told = new Map(candidates.map((part) => [JSON.stringify(part), part]));
    return [...told.values()].flatMap((part) => input(part));
  }

  /** What was found of a kind, one of each read in turn; a user that is named goes before all. */
  #ids(sought: Sought): Part[] {
    const { user } = this.#options;
    if (sought === 'user' && user) return [{ user_id: user }];
    const lists = givers([sought]).map(
      (read) => this.#given.get(endpointKey(read))?.get(sought) ?? [],
    );
    const longest = Math.max(0, ...lists.map(({ length }) => length));
    return Array.from({ length: Math.min(longest, CANDIDATES) }, (_, place) =>
      lists.flatMap((list): readonly Part[] => list.slice(place, place + 1)),
    ).flat();
  }

  #stopped(): boolean {
    return this.#options.signal?.aborted === true;
  }

  #found(key: string, finding: Finding, ms: number | null = null): void {
    const row = this.#rows.get(key);
    if (row) this.#rows.set(key, { ...row, finding, ms });
    this.#tell();
  }

  #tell(): void {
    this.#options.onChange?.(this.#result());
  }

  #result(): CheckResult {
    return {
      at: this.#at,
      state: this.#state,
      services: [...this.#services.values()].map((row) => ({ ...row })),
      calls: [...this.#rows.values()],
    };
  }
}

interface Got {
  status: number;
  source: string;
  ms: number;
}

/** The reads that give something that is needed. */
const givers = (needs: readonly Sought[]): Endpoint[] =>
  PLAN.filter(({ gives }) => needs.some((sought) => gives?.[sought])).map(({ read }) => read);

function first(endpoint: Endpoint): CallRow {
  const finding: Finding = isWrite(endpoint)
    ? { kind: 'notTried', why: 'write' }
    : endpoint.effect === 'download'
      ? { kind: 'notTried', why: 'download' }
      : { kind: 'waiting' };
  return { call: endpointKey(endpoint), service: endpoint.service, finding, ms: null };
}

/** What stays open once all is over. */
function settle(row: ServiceRow): void {
  if (row.cors.kind === 'waiting') row.cors = { kind: 'unknown' };
  if (row.clock.kind === 'waiting') row.clock = { kind: 'unknown' };
}

/** Which of two findings of one read tells more. */
function rank(finding: Finding): number {
  if (finding.kind === 'differs') return 3;
  if ('records' in finding) return finding.records > 0 ? 4 : 2;
  return finding.kind === 'refused' ? 1 : 0;
}

/** An answer held against the contract; with what it gives as the contract reads it, where it can be read. */
function judge(
  read: Endpoint,
  { status, source }: Got,
  lenient: readonly string[],
  correcting: Correcting | null,
): { finding: Finding; answer: unknown } {
  if (status < 200 || status > 299)
    return { finding: { kind: 'refused', status, said: false }, answer: undefined };
  const differs = (found: 'nothing' | 'page' | 'noJson') => ({
    finding: { kind: 'differs', ...unreadable(found) } as const,
    answer: undefined,
  });
  if (source.trim() === '') return differs('nothing');
  let sent: unknown;
  try {
    sent = read.numbers === 'exact' ? parseExact(source) : parseJson(source);
  } catch {
    return differs(source.trimStart().startsWith('<') ? 'page' : 'noJson');
  }
  if (saidBy(sent, read) === 'no')
    return { finding: { kind: 'refused', status, said: true }, answer: undefined };
  const body = correcting ? correcting.answer(read, sent) : sent;
  const compared = compareAnswer(read.answer, body, lenient);
  const parsed = read.answer.safeParse(body);
  const answer = parsed.success ? parsed.data : undefined;
  const { differences, additions, unknown, records } = compared;
  if (differences.length > 0) return { finding: { kind: 'differs', ...compared }, answer };
  if (additions.length + unknown.length > 0)
    return { finding: { kind: 'additions', additions, unknown, records }, answer };
  return { finding: { kind: 'fits', records }, answer };
}

/** Lets so many run at once; the others wait their turn. */
class Lane {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  async run(task: () => Promise<void>): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
