import { type Allowed, firstReason, reason, refuseIf } from './reason.ts';
import { type HasStatus, statusKnown } from './status.ts';

const PAN = /^[A-Za-z]{5}[0-9]{4}[A-Za-z]$/;
const STATUSES = ['pending', 'APPROVED', 'REJECTED'];

/** Five letters, four digits, a letter, and nothing else; a hint for the reviewer, no verdict (PAN-02). */
export const isWellFormedPan = (pan: unknown): boolean => typeof pan === 'string' && PAN.test(pan);

/** Accept and Reject: only a pending request; an unknown status switches both off (PAN-01, NET-11). */
export const mayDecidePan = (request: HasStatus): Allowed =>
  firstReason(
    statusKnown(request, STATUSES),
    refuseIf(request.status !== 'pending', reason('panDecided', { status: request.status })),
  );
