import { chunkFailureOf } from '#http/chunks.ts';
import { Failure } from '#http/failure.ts';
import type { Text } from '#i18n/useText.ts';

/** What a person is told of a failure: the server's own sentence, else ours for its kind (NET-07, NET-11). */
export function failureText(failure: Failure): Text | string {
  if (failure.serverMessage) return failure.serverMessage;
  return {
    key: `failures.${failure.kind}`,
    params: {
      service: failure.service,
      field: failure.field ?? '',
      status: failure.status ?? 0,
    },
  };
}

/** The same of whatever failed, also a part of the console that could not be loaded (NET-09) or a mistake. */
export function problemText(error: unknown): Text | string {
  if (error instanceof Failure) return failureText(error);
  const chunk = chunkFailureOf(error);
  if (chunk) return { key: 'layout.partNeeded', params: { id: chunk.chunk } };
  return error instanceof Error ? error.message : String(error);
}

/** The same, with the server's message raw, its status before it, where the source asks for that (NET-08). */
export const rawFailureText = (failure: Failure): Text | string =>
  failure.serverMessage ? failure.message : failureText(failure);
