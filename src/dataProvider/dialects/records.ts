import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord, ResourceSource, Rows } from '#dataProvider/resourceData.ts';

/**
 * Rows of an answer as records: the key becomes a unique `id`; a row delivered twice is shown twice, not lost.
 */
export function recordsAt(
  { toRecord }: Pick<ResourceSource, 'toRecord'>,
  { records, key = '_id' }: Rows,
  answer: unknown,
): ResourceRecord[] {
  const rows = typeof records === 'string' ? valueAt(answer, records) : records(answer);
  const seen = new Map<string, number>();
  return (Array.isArray(rows) ? rows : []).map((row: Record<string, unknown>) => {
    const own = String(row[key] ?? '');
    const times = (seen.get(own) ?? 0) + 1;
    seen.set(own, times);
    return { ...(toRecord?.(row) ?? row), id: times === 1 ? own : `${own}#${times}` };
  });
}
