import type { Endpoint } from '#contract/endpoint.ts';
import type { RawInput } from '#http/address.ts';

/** What `/config.json` corrects of the contract's assumptions; see `#contract/corrections.ts` (CHK-04). */
export interface Correcting {
  answer: (endpoint: Endpoint, sent: unknown) => unknown;
  input: (endpoint: Endpoint, input: RawInput) => RawInput;
}

let correcting: Correcting | null = null;

/** Set once, before the first call; null where nothing is corrected. */
export function setCorrecting(next: Correcting | null): void {
  correcting = next;
}

/** What a service sent, as the contract has it. */
export const corrected = (endpoint: Endpoint, sent: unknown): unknown =>
  correcting ? correcting.answer(endpoint, sent) : sent;

/** What is asked for, in the service's own words. */
export const correctedInput = (endpoint: Endpoint, input: RawInput): RawInput =>
  correcting ? correcting.input(endpoint, input) : input;
