import type { Failure } from '#http/failure.ts';

/** How a write ended (NET-06). Only `confirmed` may be told as a success. */
export type Outcome<Answer> =
  | { kind: 'confirmed'; answer: Answer; message: string | undefined }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'unknown'; failure: Failure };

/** A refusal says that nothing was done; whatever leaves that open is unknown. */
export function outcomeOf(failure: Failure): Outcome<never> {
  if (failure.stage === 'before') return { kind: 'refused', failure };
  if (failure.stage === 'answer' && failure.kind !== 'server') return { kind: 'refused', failure };
  return { kind: 'unknown', failure };
}
