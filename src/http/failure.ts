import type { Endpoint } from '#contract/endpoint.ts';
import { USUAL_PAUSE } from '#http/retryAfter.ts';

/**
 * How far a call got when it failed. `before`: nothing was sent. `answer`: the service answered with a
 * refusal or an error status. `sending`: no answer came. `body`: the answer was cut. `reading`: the answer
 * came whole and is not what the contract says.
 */
export type Stage = 'before' | 'sending' | 'answer' | 'body' | 'reading';

/** What went wrong, by kind; screens word it by this and never by an error's text. */
export type FailureKind =
  | 'offline'
  | 'readOnly'
  | 'badInput'
  | 'notConfigured'
  | 'aborted'
  | 'network'
  | 'policy'
  | 'timeout'
  | 'cut'
  | 'unreadable'
  | 'shape'
  | 'session'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'throttled'
  | 'refused'
  | 'server';

interface Details {
  stage: Stage;
  /** HTTP status, when an answer came. */
  status?: number;
  /** The server's own sentence, checked and clamped; undefined when it gave none. */
  serverMessage?: string | undefined;
  /** Dotted path of the field that is not what the contract says (kind `shape`); the origin (kind `policy`). */
  field?: string;
  /** How long to wait before asking again, in milliseconds (429). */
  retryAfter?: number | undefined;
  /** The service's own name for this request, to be quoted to its keepers. */
  requestId?: string | undefined;
  /** The answer was a web page after a redirect, as of a login page. */
  redirected?: boolean;
  cause?: unknown;
}

/** A call that did not succeed. */
export class Failure extends Error {
  override name = 'Failure';
  readonly service: string;
  readonly stage: Stage;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  /** Does it put the session in doubt: a 401, or a redirect that ended in a web page (NET-10)? */
  readonly suspect: boolean;
  /** When it happened, in milliseconds since 1970. */
  readonly at = Date.now();
  /** Of a 429: when the same may be asked or sent again, in milliseconds since 1970. */
  readonly until: number | undefined;
  readonly requestId: string | undefined;

  constructor(
    readonly kind: FailureKind,
    endpoint: Pick<Endpoint, 'service'>,
    details: Details,
  ) {
    super(messageFor(kind, endpoint.service, details), { cause: details.cause });
    this.service = endpoint.service;
    this.stage = details.stage;
    this.status = details.status;
    // Of an answer that is not what it should be, its own 'fetched successfully' says nothing.
    this.serverMessage = kind === 'shape' ? undefined : details.serverMessage;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
    this.until = kind === 'throttled' ? this.at + (details.retryAfter ?? USUAL_PAUSE) : undefined;
    this.requestId = details.requestId;
    this.suspect = kind === 'session' || details.redirected === true;
  }

  /** May a read be asked again by itself? A refusal is an answer and is not (NET-03). */
  get retriable(): boolean {
    if (this.suspect) return false;
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      this.kind === 'cut' ||
      this.kind === 'throttled' ||
      this.kind === 'server' ||
      this.kind === 'unreadable' ||
      this.status === 408
    );
  }
}

/** The raw error message, shown where the source asks for it (NET-08, BNK-04). */
function messageFor(kind: FailureKind, service: string, details: Details): string {
  if (details.serverMessage && kind !== 'shape')
    return details.status === undefined || details.status < 400
      ? details.serverMessage
      : `${details.status} ${details.serverMessage}`;
  switch (kind) {
    case 'offline':
      return 'You are offline';
    case 'readOnly':
      return 'The console is read-only';
    case 'badInput':
      return `Not sent: check ${details.field}`;
    case 'notConfigured':
      return `The service ${service} is not configured`;
    case 'aborted':
      return 'Cancelled. The server may still do it';
    case 'network':
      return `Cannot reach ${service}`;
    case 'policy':
      return `The page may not call ${service}: add ${details.field} to connect-src of Content-Security-Policy`;
    case 'timeout':
      return `No answer from ${service} in time`;
    case 'cut':
    case 'unreadable':
      return `Unexpected answer from ${service}`;
    case 'shape':
      return `Unexpected answer from ${service}: ${details.field}`;
    case 'server':
      return `Server error (${details.status})`;
    case 'forbidden':
      return 'Not allowed for your role';
    case 'notFound':
      return 'Not found. Perhaps deleted?';
    case 'session':
      return 'Session ended';
    default:
      return details.status === undefined ? kind : `${kind} (${details.status})`;
  }
}

/** Which kind an error status is. One function alone decides it. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'session';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 409) return 'conflict';
  if (status === 422) return 'invalid';
  if (status === 429) return 'throttled';
  if (status >= 500) return 'server';
  return 'refused';
}
