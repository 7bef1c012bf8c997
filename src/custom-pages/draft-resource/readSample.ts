import { readOf } from '#dataProvider/dialects/restReads.ts';
import { call } from '#http/call.ts';
import type { Text } from '#i18n/useText.ts';
import type { Sample } from '#resource-kit/draft/draft.ts';
import { parseExact } from '#rules/exactJson.ts';
import { jsonBreak } from '#rules/jsonBreak.ts';

/** Asks a service once for the list at a path. Throws Failure. */
export async function readSample(
  service: string,
  path: string,
  signal: AbortSignal,
): Promise<Sample> {
  let ranged = false;
  const body = await call(
    readOf(service, path),
    {},
    {
      signal,
      onHeader: (header) => {
        ranged = header('content-range') !== null;
      },
    },
  );
  return { body, path, service, ranged };
}

/** What was pasted, or why it cannot be read. */
export function pastedSample(source: string, service: string, path: string): Sample | Text {
  const broken = jsonBreak(source);
  if (broken)
    return {
      key: 'draftResource.notJson',
      params: { line: broken.line, column: broken.column },
    };
  return { body: parseExact(source), path: path === '' ? 'records' : path, service, ranged: false };
}
