import { type Allowed, firstReason, reason, refuseIf } from './reason.ts';
import { type HasStatus, statusKnown } from './status.ts';

const PAN = /^[A-Za-z]{5}[0-9]{4}[A-Za-z]$/;

/** What a PAN request can be decided to; decided requests leave the pending list (PAN-01). */
export const PAN_DECISIONS = ['APPROVED', 'REJECTED'] as const;
export type PanDecision = (typeof PAN_DECISIONS)[number];

const STATUSES: readonly string[] = ['pending', ...PAN_DECISIONS];

/** Five letters, four digits, a letter, and nothing else; a hint for the reviewer, no verdict (PAN-02). */
export const isWellFormedPan = (pan: unknown): boolean => typeof pan === 'string' && PAN.test(pan);

/** Accept and Reject: only a pending request; an unknown status switches both off (PAN-01, NET-11). */
export const mayDecidePan = (request: HasStatus): Allowed =>
  firstReason(
    statusKnown(request, STATUSES),
    refuseIf(request.status !== 'pending', reason('panDecided', { status: request.status })),
  );
