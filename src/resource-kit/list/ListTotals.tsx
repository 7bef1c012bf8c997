import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { valueAt, withValueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListView } from '#resource-kit/list/useListView.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { shownColumns } from '#resource-kit/list/view.ts';
import { totalOf } from '#rules/currency.ts';
import { useLabel } from '#ui/useLabel.ts';

/** The sums of the columns that are added up: of the whole list where all of it is here, else of this page (CFG-10). */
export function ListTotals({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const [view] = useListView(resource);
  const { data = [], total, meta } = useListContext<ResourceRecord>();
  const fields = shownColumns(resource.fields, view).filter((field) => field.total);
  if (fields.length === 0 || data.length === 0) return null;
  const rows = (meta as WholeMeta | undefined)?.found ?? data;
  const all = rows.length === total;
  const sums = fields.map((field) => ({
    field,
    ...totalOf(rows.map((row) => valueAt(row, field.source))),
  }));
  return (
    <Box
      component="section"
      aria-label={all ? t('records.totalAll', { count: rows.length }) : t('records.totalPage')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 0.5,
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'surface.sunken',
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {all ? t('records.totalAll', { count: rows.length }) : t('records.totalPage')}
      </Box>
      {sums.map(({ field, sum, others }) => (
        <Box component="span" key={columnOf(field)}>
          <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
            {label(field.label)}
          </Box>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            <FieldCell
              field={field}
              record={withValueAt({ id: '' }, field.source, sum) as ResourceRecord}
            />
          </Box>
          {others > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
              {t('records.notAdded', { smart_count: others })}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
