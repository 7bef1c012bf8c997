import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';

/** Records by the heading that a field names, the headings in the order in which they come. */
export function grouped(
  records: readonly ResourceRecord[],
  source: string,
): Map<string, ResourceRecord[]> {
  const groups = new Map<string, ResourceRecord[]>();
  for (const record of records) {
    const heading = String(valueAt(record, source) ?? '');
    const group = groups.get(heading);
    if (group) group.push(record);
    else groups.set(heading, [record]);
  }
  return groups;
}
