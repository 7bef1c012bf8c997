import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { isNonzero } from '#rules/money.ts';
import { Rupees } from '#ui/Rupees.tsx';

/** Refunds, only where there are any (TRD-06). */
export function Refunds({ record }: { record: ResourceRecord }) {
  return <Rupees value={isNonzero(record.refunds) ? record.refunds : null} />;
}
