import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { RecordContextProvider, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf, sortOf } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { PageTick, RowTick } from '#resource-kit/list/laterParts.ts';
import { hasRowActions, RowActions } from '#resource-kit/list/RowActions.tsx';
import { toneOf } from '#resource-kit/list/rowTone.ts';
import { mayTick } from '#resource-kit/list/ticking.ts';
import { useListView } from '#resource-kit/list/useListView.ts';
import { useRowClick } from '#resource-kit/list/useRowClick.ts';
import { shownColumns, titlesOf } from '#resource-kit/list/view.ts';
import { linkedLists, RelatedLink } from '#resource-kit/record/RelatedLinks.tsx';
import { Tip } from '#ui/Tip.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** A raised sheet with a sunken head that stays in sight; only the rows scroll where they are many. */
const SURFACE = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
} as const;
const SCROLLED = {
  maxHeight: { md: 'max(320px, calc(100dvh - 232px))' },
  overflow: { md: 'auto' },
};
const HEAD = { position: 'sticky', top: 0, zIndex: 2, bgcolor: 'surface.sunken' } as const;
const RIGHT = {
  textAlign: 'right',
  '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
} as const;

/** What a row is of does not break after every word where room is short. */
const FIRST = { minWidth: 88 } as const;
/** In sight also where the columns are wider than the screen. */
const AT_THE_END = {
  position: 'sticky',
  right: 0,
  bgcolor: 'inherit',
  textAlign: 'right',
  whiteSpace: 'nowrap',
} as const;

const SAID = { ASC: 'asc', DESC: 'desc' } as const;
const PRESSED = { ...SURFACE, '& tbody tr': { cursor: 'pointer' } } as const;

interface Column {
  key: string;
  head: ReactNode;
  /** What the rows are sorted by when its head is pressed; none: it cannot be. */
  sortedBy?: string | undefined;
  sx?: SxProps<Theme> | undefined;
  cell: (record: ResourceRecord) => ReactNode;
}

/** Columns of the list's own, for the screen alone: no field has such a name. */
const TICK = '-tick';
const ACTIONS = '-actions';
const forScreen = (key: string) => (key === TICK || key === ACTIONS) && { 'data-screen': true };

/** The rows of a resource as a table: sorting, ticks, sticky head, actions at the right. `at`: the row of the keys. */
export function ListTable({ resource, at }: { resource: Resource; at: number | null }) {
  const t = useText();
  const label = useLabel();
  const { data = [] } = useListContext<ResourceRecord>();
  const tickable = data.filter((record) => mayTick(resource, record));
  const [view] = useListView(resource);
  const fields = shownColumns(resource.fields, view);
  const opens = useRowClick(resource);
  const titles = titlesOf(resource, data, label);
  const columns: Column[] = [
    ...(tickable.length > 0
      ? [
          {
            key: TICK,
            head: <PageTick records={tickable} />,
            sx: { width: 40, py: 0, pr: 0 },
            cell: (record: ResourceRecord) =>
              mayTick(resource, record) && (
                <RowTick record={record} name={titles.get(record.id) ?? ''} />
              ),
          },
        ]
      : []),
    ...fields.map((field, nth) => ({
      key: columnOf(field),
      head: label(field.label),
      sortedBy: field.sortable ? sortOf(field) : undefined,
      sx: kindOf(field.type).align === 'right' ? RIGHT : nth === 0 && !field.id ? FIRST : undefined,
      cell: (record: ResourceRecord) => <FieldCell field={field} record={record} />,
    })),
    ...linkedLists(resource).map((list) => ({
      key: `${list.resource} ${list.by}`,
      head: label(list.heading),
      cell: (record: ResourceRecord) => <RelatedLink list={list} record={record} />,
    })),
    ...(hasRowActions(resource)
      ? [
          {
            key: ACTIONS,
            head: t('resources.actions'),
            sx: AT_THE_END,
            cell: (record: ResourceRecord) => <RowActions resource={resource} record={record} />,
          },
        ]
      : []),
  ];
  const rowLook = (record: ResourceRecord, index: number) => ({
    bgcolor: 'background.paper',
    ...toneOf(resource, record),
    ...(view.density === 'roomy' && { '& > td': { py: 1.5 } }),
    ...(index === at && {
      bgcolor: 'surface.selected',
      boxShadow: 'inset 3px 0 0 currentColor',
    }),
  });
  return (
    <Box sx={opens ? PRESSED : SURFACE} {...(opens && { onClick: opens })}>
      <Box sx={SCROLLED}>
        <Table size={view.density === 'compact' ? 'small' : 'medium'}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((record, index) => (
              <RecordContextProvider key={record.id} value={record}>
                <TableRow hover sx={rowLook(record, index)}>
                  {columns.map(({ key, sx, cell }) => (
                    <TableCell
                      key={key}
                      className={`column-${key}`}
                      {...forScreen(key)}
                      {...(sx && { sx })}
                    >
                      {cell(record)}
                    </TableCell>
                  ))}
                </TableRow>
              </RecordContextProvider>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

/** The head of a column; where its rows can be sorted it is pressed, and says in which order they are (UI-12). */
function HeadCell({ column: { key, head, sortedBy, sx } }: { column: Column }) {
  const t = useText();
  const { sort, setSort } = useListContext<ResourceRecord>();
  const sorted = sortedBy !== undefined && sort.field === sortedBy;
  const next = sorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableCell
      className={`column-${key}`}
      {...forScreen(key)}
      sortDirection={sorted ? SAID[sort.order] : false}
      sx={{ ...(sx as object), ...HEAD }}
    >
      {sortedBy === undefined ? (
        head
      ) : (
        <Tip
          title={t(next === 'ASC' ? 'lists.sortUp' : 'lists.sortDown', { label: String(head) })}
          placement="bottom-start"
          enterDelay={300}
        >
          <TableSortLabel
            active={sorted}
            direction={SAID[sort.order]}
            onClick={(event) => {
              event.stopPropagation();
              setSort({ field: sortedBy, order: next });
            }}
          >
            {head}
          </TableSortLabel>
        </Tip>
      )}
    </TableCell>
  );
}
