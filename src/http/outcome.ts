import type { Failure } from '#http/failure.ts';

/** How a write ended (NET-06). Only `confirmed` may be told as a success. */
export type Outcome<Answer> =
  | {
      kind: 'confirmed';
      answer: Answer;
      message: string | undefined;
      /** The service's own name for this request, where it gave one. */
      requestId?: string | undefined;
      /** When it answered by its own clock, in milliseconds since 1970, where it said so. */
      answeredAt?: number | undefined;
    }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'unknown'; failure: Failure };

/** A refusal says that nothing was done; whatever leaves that open is unknown. */
export function outcomeOf(failure: Failure): Outcome<never> {
  if (failure.stage === 'before') return { kind: 'refused', failure };
  if (failure.stage === 'answer' && failure.kind !== 'server') return { kind: 'refused', failure };
  return { kind: 'unknown', failure };
}
