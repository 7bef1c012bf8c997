import { type Allowed, reason } from './reason.ts';
import { isKnownStatus } from './status.ts';

const PAN = /^[A-Za-z]{5}[0-9]{4}[A-Za-z]$/;

/** Five letters, four digits, a letter, and nothing else; a hint for the reviewer, no verdict (PAN-02). */
export const isWellFormedPan = (pan: unknown): boolean => typeof pan === 'string' && PAN.test(pan);

/** Accept and Reject: only a pending request; an unknown status switches both off (PAN-01, NET-11). */
export function mayDecidePan(request: { readonly status: string }): Allowed {
  const { status } = request;
  if (status === 'pending') return true;
  if (status === '') return reason('statusMissing');
  return reason(isKnownStatus(status) ? 'panDecided' : 'statusUnknown', { status });
}
