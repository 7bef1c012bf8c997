import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';

/** The tick of a row, named by its record; react-admin's own leaves the input without a name (UI-12, UI-16). */
export function RowTick({ record, name }: { record: ResourceRecord; name: string }) {
  const t = useText();
  const { selectedIds, onToggleItem } = useListContext<ResourceRecord>();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': t('resources.tick', { record: name }) } }}
    />
  );
}

/** Ticks `records`, all rows of the page in sight that can be, or takes their ticks away; those of other pages stay. */
export function PageTick({ records }: { records: readonly ResourceRecord[] }) {
  const t = useText();
  const { selectedIds, onSelect } = useListContext<ResourceRecord>();
  const here = records.map(({ id }) => id);
  const elsewhere = selectedIds.filter((id) => !here.includes(id));
  const ticked = selectedIds.length - elsewhere.length;
  return (
    <Checkbox
      checked={here.length > 0 && ticked === here.length}
      indeterminate={ticked > 0 && ticked < here.length}
      onChange={(_event, checked) => onSelect(checked ? [...elsewhere, ...here] : elsewhere)}
      slotProps={{ input: { 'aria-label': t('resources.tickPage') } }}
    />
  );
}
