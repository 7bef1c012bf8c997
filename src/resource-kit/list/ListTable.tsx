import Box from '@mui/material/Box';
import { useDataTableRenderContext, useListContext } from 'ra-core';
import type { ComponentProps } from 'react';
import { DataTable } from 'react-admin';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf, sortOf } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { hasRowActions, RowActions } from '#resource-kit/list/RowActions.tsx';
import { toneOf } from '#resource-kit/list/rowTone.ts';
import { PageTick, RowTick } from '#resource-kit/list/Ticks.tsx';
import { mayTick } from '#resource-kit/list/ticking.ts';
import { useListView } from '#resource-kit/list/useListView.ts';
import { useRowClick } from '#resource-kit/list/useRowClick.ts';
import { shownColumns, titlesOf } from '#resource-kit/list/view.ts';
import { linkedLists, RelatedLink } from '#resource-kit/record/RelatedLinks.tsx';
import { useLabel } from '#ui/useLabel.ts';

const Column = DataTable.Col<ResourceRecord>;

/** A column whose head says that the rows are in its order; its cells must not (UI-12). */
function SortedColumn({
  order,
  ...column
}: ComponentProps<typeof Column> & { order: 'asc' | 'desc' | false }) {
  const inHead = useDataTableRenderContext() === 'header';
  return <Column {...column} {...(inHead && { sortDirection: order })} />;
}

/** A raised sheet with a sunken head that stays in sight; only the rows scroll where they are many. */
const SURFACE = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& .RaDataTable-tableWrapper': { maxHeight: { md: 'max(320px, calc(100dvh - 232px))' } },
  '& .RaDataTable-headerCell': { bgcolor: 'surface.sunken' },
};

const SAID = { ASC: 'asc', DESC: 'desc' } as const;
const PRESSED = { ...SURFACE, '& tbody tr': { cursor: 'pointer' } };

/** The rows of a resource as a table: sorting, ticks, sticky head, actions at the right. `at`: the row of the keys. */
export function ListTable({ resource, at }: { resource: Resource; at: number | null }) {
  const t = useText();
  const label = useLabel();
  const { data = [], sort } = useListContext<ResourceRecord>();
  const tickable = data.filter((record) => mayTick(resource, record));
  const [view] = useListView(resource);
  const fields = shownColumns(resource.fields, view);
  const opens = useRowClick(resource);
  const titles = titlesOf(resource, data, label);
  const table = (
    <DataTable
      data={data}
      rowClick={false}
      bulkActionButtons={false}
      size={view.density === 'compact' ? 'small' : 'medium'}
      rowSx={(record, index) => ({
        ...toneOf(resource, record),
        ...(view.density === 'roomy' && { '& > td': { py: 1.5 } }),
        ...(index === at && {
          bgcolor: 'surface.selected',
          boxShadow: 'inset 3px 0 0 currentColor',
        }),
      })}
      sx={opens ? PRESSED : SURFACE}
    >
      {tickable.length > 0 && (
        <Column
          source="tick"
          label={<PageTick records={tickable} />}
          disableSort
          sx={{ width: 40, py: 0, pr: 0 }}
          render={(record) =>
            mayTick(resource, record) && (
              <RowTick record={record} name={titles.get(record.id) ?? ''} />
            )
          }
        />
      )}
      {fields.map((field) => (
        <SortedColumn
          key={columnOf(field)}
          source={sortOf(field)}
          label={label(field.label)}
          order={field.sortable && sort.field === sortOf(field) ? SAID[sort.order] : false}
          disableSort={!field.sortable}
          {...(kindOf(field.type).align === 'right' && {
            sx: {
              textAlign: 'right',
              '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
            },
          })}
          render={(record) => <FieldCell field={field} record={record} />}
        />
      ))}
      {linkedLists(resource).map((list) => (
        <Column
          key={`${list.resource} ${list.by}`}
          source={`${list.resource} ${list.by}`}
          label={label(list.heading)}
          disableSort
          render={(record) => <RelatedLink list={list} record={record} />}
        />
      ))}
      {hasRowActions(resource) && (
        <Column
          source="actions"
          label={t('resources.actions')}
          disableSort
          sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
          render={(record) => <RowActions resource={resource} record={record} />}
        />
      )}
    </DataTable>
  );
  return opens ? <Box onClick={opens}>{table}</Box> : table;
}
