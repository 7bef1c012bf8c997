import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { bankStatusLook } from '#rules/status.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

/** The badge of a request: verified green, rejected red, whatever else yellow (BNK-01). */
export function BankBadge({ record }: { record: ResourceRecord }) {
  return <StatusChip status={record.status} tone={bankStatusLook(record.status).tone} />;
}
