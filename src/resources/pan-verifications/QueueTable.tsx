import ButtonBase from '@mui/material/ButtonBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEffect, useRef } from 'react';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListView } from '#resource-kit/list/useListView.ts';
import { shownColumns } from '#resource-kit/list/view.ts';
import { recordOf, userOf } from '#resources/pan-verifications/actions.ts';
import { shownDirections } from '#rules/direction.ts';
import { MISSING } from '#rules/text.ts';
import { useLabel } from '#ui/useLabel.ts';

export interface QueueProps {
  resource: Resource;
  rows: readonly ResourceRecord[];
  /** The request on the desk. */
  shown: ResourceRecord['id'] | undefined;
  onSelect: (index: number) => void;
}

/** The requests as a table; a press anywhere in a row puts it on the desk (PAN-01). */
export function QueueTable({ resource, rows, shown, onSelect }: QueueProps) {
  const t = useText();
  const label = useLabel();
  const [view] = useListView(resource);
  const columns = shownColumns(resource.fields, view);
  return (
    <TableContainer
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table
        aria-label={t('pan.list')}
        size={view.density === 'compact' ? 'small' : 'medium'}
        sx={{
          '& th, & td': { px: 1 },
          ...(view.density === 'roomy' && { '& tbody td': { py: 1.5 } }),
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map((field) => (
              <TableCell key={field.source}>{label(field.label)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((record, index) => (
            <Row
              key={record.id}
              columns={columns}
              record={record}
              shown={record.id === shown}
              onSelect={() => onSelect(index)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const textOf = (field: Field, record: ResourceRecord): string =>
  kindOf(field.type).toText(valueAt(record, field.source), field) || MISSING;

function Row({
  columns,
  record,
  shown,
  onSelect,
}: {
  columns: readonly Field[];
  record: ResourceRecord;
  shown: boolean;
  onSelect: () => void;
}) {
  const t = useText();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (shown) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shown]);
  const user = userOf(record);
  return (
    <TableRow
      ref={row}
      hover
      selected={shown}
      onClick={onSelect}
      sx={{ cursor: 'pointer', scrollMarginTop: 96, '& td': { verticalAlign: 'top' } }}
    >
      {columns.map((field, index) => (
        <TableCell key={field.source} {...(index === 0 && { sx: { minWidth: 124 } })}>
          {index === 0 ? (
            <ButtonBase
              aria-label={t('pan.show', { user: recordOf(record) })}
              aria-current={shown}
              onClick={(event) => {
                event.stopPropagation();
                onSelect();
              }}
              sx={{
                font: 'inherit',
                fontWeight: 600,
                minHeight: 24,
                textAlign: 'start',
                overflowWrap: 'anywhere',
                borderRadius: '4px',
              }}
            >
              <bdi>
                {shownDirections(field.source === 'user_id' ? user : textOf(field, record))}
              </bdi>
            </ButtonBase>
          ) : field.source === 'user_id' ? (
            <bdi>{shownDirections(user)}</bdi>
          ) : (
            <FieldCell field={field} record={record} />
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}
