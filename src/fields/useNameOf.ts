import { nameById, ownName } from '#fields/names.ts';
import { referredOf } from '#fields/referred.ts';
import { useLabel } from '#ui/useLabel.ts';

/** What the records of a resource are called by others: the one rule for names (CFG-05). */
export function useNameOf(): (resource: string, record: Record<string, unknown>) => string {
  const label = useLabel();
  return (resource, record) => {
    const { rule, one } = referredOf(resource) ?? {};
    return ownName(record, rule) ?? nameById(one, record.id, label);
  };
}
