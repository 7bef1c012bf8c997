import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ColumnsMenu } from '#resource-kit/list/ColumnsMenu.tsx';
import { LookMenu } from '#resource-kit/list/LookMenu.tsx';
import { useListView } from '#resource-kit/list/useListView.ts';
import { useReadPage } from '#resource-kit/list/useReadPage.ts';
import { ViewsMenu } from '#resource-kit/list/ViewsMenu.tsx';
import { shownColumns } from '#resource-kit/list/view.ts';
import { rupeesCell } from '#rules/money.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { useLabel } from '#ui/useLabel.ts';

/** Numbers stay numbers in a file, so that a sheet can sum them; everything else is its text. */
const cellOf = (field: Field, record: ResourceRecord): unknown => {
  const value = valueAt(record, field.source);
  if (field.text) return field.text(value);
  if (field.type === 'rupees') return rupeesCell(value);
  return typeof value === 'number' ? value : kindOf(field.type).toText(value, field);
};

/** What every declared list offers at its right: views, columns, copy, export of all pages (UI-11, UI-16, UI-17). */
export function ListTools({ resource }: { resource: Resource }) {
  const label = useLabel();
  const [view] = useListView(resource);
  const { data = [] } = useListContext<ResourceRecord>();
  const readPage = useReadPage(resource);
  const columns = shownColumns(resource.fields, view)
    .filter(({ exported }) => exported !== false)
    .map((field) => ({
      label: label(field.label),
      value: (record: ResourceRecord) => cellOf(field, record),
    }));
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        // Narrow screens hold all of them in one row without their icons.
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      <LookMenu resource={resource} />
      <ViewsMenu resource={resource} />
      <ColumnsMenu resource={resource} />
      <CopyRows rows={() => tableOf(columns, data)} />
      <ExportButton
        file={resource.name}
        columns={columns}
        readPage={readPage}
        keyOf={({ id }) => String(id)}
      />
    </Box>
  );
}
