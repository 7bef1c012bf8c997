import type { Comparison } from '#http/check/compare.ts';
import type { Sought } from '#http/check/plan.ts';

/** A request of the check. Only what reads: OPTIONS is what a browser asks by itself beforehand. */
export interface Asked {
  method: 'GET' | 'OPTIONS';
  address: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

export interface Reply {
  status: number;
  header: (name: string) => string | null;
  text: () => Promise<string>;
}

/** Why nothing came: by the clock, no connection, the page's own policy, or an answer that broke off. */
export type Silence = 'timeout' | 'network' | 'policy' | 'cors' | 'cut';

/** How a read of the contract fits what the service does (CHK-01). */
export type Finding =
  | { kind: 'waiting' }
  | { kind: 'asking' }
  /** `records`: how many were looked at; with none, only the frame of the answer was. */
  | { kind: 'fits'; records: number }
  | ({ kind: 'additions' } & Pick<Comparison, 'additions' | 'unknown' | 'records'>)
  | ({ kind: 'differs' } & Comparison)
  /** `said`: by `success: false` in an answer whose status says nothing. */
  | { kind: 'refused'; status: number; said: boolean }
  | { kind: 'noAnswer'; why: Silence }
  | { kind: 'notTried'; why: 'write' | 'download' | 'silent' | 'stopped' | 'notConfigured' }
  | { kind: 'notTried'; why: 'needs'; needs: Sought };

/** A call of the contract with what was found. `ms`: until its answer was whole. */
export interface CallRow {
  call: string;
  service: string;
  finding: Finding;
  ms: number | null;
}

/** What lets a browser read answers of another origin. */
export type Cors =
  | { kind: 'waiting' | 'unknown' }
  /** The console's own origin: none is needed. */
  | { kind: 'same' }
  /** `hidden`: headers that the console would read and cannot. */
  | { kind: 'allowed'; hidden: string[] }
  /** `what`: the header that does not let the console in. */
  | { kind: 'refused'; what: string };

/** The service's clock against ours. */
export type Clock =
  | { kind: 'waiting' | 'unknown' }
  /** How many seconds it is ahead; within a few it is right. */
  | { kind: 'right' | 'off'; seconds: number }
  /** It sends none, or a browser may not read it. */
  | { kind: 'missing' | 'hidden' };

export interface ServiceRow {
  service: string;
  /** Where it is, as configured; whole where it is relative. */
  address: string;
  reach: { kind: 'waiting' } | { kind: 'answers'; ms: number } | { kind: 'silent'; why: Silence };
  cors: Cors;
  clock: Clock;
}

/** A check as far as it got. */
export interface CheckResult {
  /** When it began, in milliseconds since 1970. */
  at: number;
  state: 'running' | 'done' | 'stopped';
  services: ServiceRow[];
  calls: CallRow[];
}

const TROUBLE: ReadonlySet<Finding['kind']> = new Set(['differs', 'refused', 'noAnswer']);

/** Does the console not work with this as it is? */
export const isTrouble = ({ finding }: CallRow): boolean => TROUBLE.has(finding.kind);

/** A service that does not answer, or that a browser cannot read. */
export const isServiceTrouble = ({ reach, cors }: ServiceRow): boolean =>
  reach.kind === 'silent' || cors.kind === 'refused';

/** Was everything that could be tried found as the contract has it? */
export const isClean = ({ services, calls, state }: CheckResult): boolean =>
  state === 'done' && !calls.some(isTrouble) && !services.some(isServiceTrouble);
