import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useMemo } from 'react';
import { valueAt, withValueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { totalOf } from '#rules/differences.ts';
import { useLabel } from '#ui/useLabel.ts';

const NONE: readonly ResourceRecord[] = [];

/** Below a list: the sums of what it shows, or of its page where it is read by pages (CFG-10, RNG-02). */
export function ListTotals({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const { data = NONE, meta, filterValues } = useListContext<ResourceRecord>();
  const whole = meta as Partial<WholeMeta> | undefined;
  const rows = whole?.found ?? data;
  const sums = useMemo(
    () =>
      resource.fields
        .filter(({ total, list }) => total && list !== false)
        .map((field) => ({ field, ...totalOf(rows.map((row) => valueAt(row, field.source))) })),
    [resource.fields, rows],
  );
  if (rows.length === 0) return null;
  const all = whole?.all?.length === rows.length && Object.keys(filterValues).length === 0;
  const scope = whole?.found ? (all ? 'all' : 'found') : 'page';
  const unread = sums.reduce((so, sum) => so + sum.unread, 0);
  const called = t(`ranges.totals.${scope}`, { count: rows.length });
  return (
    <Box
      component="section"
      aria-label={called}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 3,
        rowGap: 0.5,
        px: 2,
        py: 1,
        mt: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'surface.sunken',
      }}
    >
      <Box component="h2" sx={{ m: 0, typography: 'subtitle2' }}>
        {called}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {sums.map(({ field, sum }) => (
          <Box key={columnOf(field)} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label(field.label)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 550 }}>
              <FieldCell
                field={field}
                record={withValueAt({ id: '' }, field.source, sum) as ResourceRecord}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {unread > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('ranges.totals.unread', { smart_count: unread })}
        </Box>
      )}
    </Box>
  );
}
