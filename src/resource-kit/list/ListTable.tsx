import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { memo, type ReactNode, useMemo } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf, type Field, sortOf } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { PageTick, RowTick } from '#resource-kit/list/laterParts.ts';
import { hasRowActions, RowActions } from '#resource-kit/list/RowActions.tsx';
import { toneNameOf } from '#resource-kit/list/rowTone.ts';
import { tableSheet } from '#resource-kit/list/tableSheet.ts';
import { mayTick } from '#resource-kit/list/ticking.ts';
import { useListView } from '#resource-kit/list/useListView.ts';
import { useRowClick } from '#resource-kit/list/useRowClick.ts';
import { shownColumns, titlesOf } from '#resource-kit/list/view.ts';
import { linkedLists, RelatedLink } from '#resource-kit/record/RelatedLinks.tsx';
import { PlainIcon } from '#ui/PlainIcon.tsx';
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
const SAID = { ASC: 'ascending', DESC: 'descending' } as const;
const PRESSED = { ...SURFACE, '& tbody tr': { cursor: 'pointer' } } as const;

interface Column {
  key: string;
  head?: string;
  /** What the rows are sorted by when its head is pressed; none: it cannot be. */
  sortedBy?: string | undefined;
  /** How its cells stand; see `tableSheet`. */
  look?: 'tick' | 'first' | 'right' | 'actions' | undefined;
  /** `tickedAs`: the name that its tick has; null: it cannot be ticked. */
  cell: (record: ResourceRecord, tickedAs: string | null) => ReactNode;
}

/** Columns of the list's own, for the screen alone: no field has such a name. */
const TICK = '-tick';
const ACTIONS = '-actions';

const lookOf = (field: Field, nth: number): Column['look'] =>
  kindOf(field.type).align === 'right' ? 'right' : nth === 0 && !field.id ? 'first' : undefined;

/** What all cells of a column bear. */
const ofColumn = ({ key, look }: Column) => ({
  className: look ? `column-${key} ${look}` : `column-${key}`,
  ...((key === TICK || key === ACTIONS) && { 'data-screen': true }),
});

/** More than a screen shows at once: these are drawn before the others, in a box that scrolls by itself. */
const IN_SIGHT = 40;

/**
 * The rows of a resource as a table: sorting, ticks, sticky head, actions at the right. `at`: the row of the keys;
 * `whole`: the rows below those in sight are drawn too.
 */
export function ListTable({
  resource,
  at,
  whole,
}: {
  resource: Resource;
  at: number | null;
  whole: boolean;
}) {
  const t = useText();
  const label = useLabel();
  const { data = [] } = useListContext<ResourceRecord>();
  const tickable = data.filter((record) => mayTick(resource, record));
  const [view] = useListView(resource);
  const opens = useRowClick(resource);
  const titles = useMemo(() => titlesOf(resource, data, label), [resource, data, label]);
  const ticks = tickable.length > 0;
  // What a person may start is asked of the session while a row is drawn.
  const role = useSession()?.role;
  const columns = useMemo(
    (): Column[] => [
      ...(ticks
        ? [
            {
              key: TICK,
              look: 'tick' as const,
              cell: (record: ResourceRecord, tickedAs: string | null) =>
                tickedAs !== null && <RowTick record={record} name={tickedAs} />,
            },
          ]
        : []),
      ...shownColumns(resource.fields, view).map((field, nth) => ({
        key: columnOf(field),
        head: label(field.label),
        sortedBy: field.sortable ? sortOf(field) : undefined,
        look: lookOf(field, nth),
        cell: (record: ResourceRecord) => <FieldCell field={field} record={record} />,
      })),
      ...linkedLists(resource).map((list) => ({
        key: `${list.resource}-${list.by}`,
        head: label(list.heading),
        cell: (record: ResourceRecord) => <RelatedLink list={list} record={record} />,
      })),
      ...(role !== undefined && hasRowActions(resource)
        ? [
            {
              key: ACTIONS,
              head: t('resources.actions'),
              look: 'actions' as const,
              cell: (record: ResourceRecord) => <RowActions resource={resource} record={record} />,
            },
          ]
        : []),
    ],
    [resource, view, t, label, ticks, role],
  );
  return (
    <Box sx={opens ? PRESSED : SURFACE} {...(opens && { onClick: opens })}>
      <Box sx={SCROLLED}>
        <Box component="table" sx={tableSheet(view.density)}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column}>
                  {column.key === TICK ? <PageTick records={tickable} /> : column.head}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {(whole ? data : data.slice(0, IN_SIGHT)).map((record, index) => (
              <Row
                key={record.id}
                resource={resource}
                record={record}
                columns={columns}
                tickedAs={tickable.includes(record) ? (titles.get(record.id) ?? '') : null}
                here={index === at}
              />
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

/** Drawn again for its own record, and when the keys come to it or leave it (UI-13). `here`: they act on it. */
const Row = memo(function Row({
  resource,
  record,
  columns,
  tickedAs,
  here,
}: {
  resource: Resource;
  record: ResourceRecord;
  columns: readonly Column[];
  tickedAs: string | null;
  here: boolean;
}) {
  return (
    <RecordContextProvider value={record}>
      <tr className={here ? 'at' : undefined} data-tone={toneNameOf(resource, record)}>
        {columns.map((column) => (
          <td key={column.key} {...ofColumn(column)}>
            {column.cell(record, tickedAs)}
          </td>
        ))}
      </tr>
    </RecordContextProvider>
  );
});

/** The head of a column; where its rows can be sorted it is pressed, and says in which order they are (UI-12). */
function HeadCell({ column, children }: { column: Column; children: ReactNode }) {
  const { head = '', sortedBy } = column;
  const t = useText();
  const { sort, setSort } = useListContext<ResourceRecord>();
  const sorted = sortedBy !== undefined && sort.field === sortedBy;
  const next = sorted && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th scope="col" {...ofColumn(column)} {...(sorted && { 'aria-sort': SAID[sort.order] })}>
      {sortedBy === undefined ? (
        children
      ) : (
        <Tip
          title={t(next === 'ASC' ? 'lists.sortUp' : 'lists.sortDown', { label: head })}
          placement="bottom-start"
          enterDelay={300}
        >
          <button
            type="button"
            className="sort"
            data-printed
            onClick={(event) => {
              event.stopPropagation();
              setSort({ field: sortedBy, order: next });
            }}
          >
            {children}
            <PlainIcon name="down" />
          </button>
        </Tip>
      )}
    </th>
  );
}
