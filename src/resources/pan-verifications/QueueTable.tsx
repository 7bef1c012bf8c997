import ButtonBase from '@mui/material/ButtonBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEffect, useRef } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resources/defineResource.ts';
import { userOf } from '#resources/pan-verifications/actions.ts';
import { PanNumber } from '#resources/pan-verifications/PanNumber.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
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
  return (
    <TableContainer
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table aria-label={t('pan.list')} sx={{ '& th, & td': { px: 1 } }}>
        <TableHead>
          <TableRow>
            {resource.fields.map((field) => (
              <TableCell key={field.source}>{label(field.label)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((record, index) => (
            <Row
              key={record.id}
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

function Row({
  record,
  shown,
  onSelect,
}: {
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
      <TableCell sx={{ minWidth: 112 }}>
        <ButtonBase
          aria-label={t('pan.show', { user })}
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
          <bdi>{user}</bdi>
        </ButtonBase>
      </TableCell>
      <TableCell>
        <PanNumber pan={record.pan} />
      </TableCell>
      <TableCell>
        <Text value={record.name_pan_card} />
      </TableCell>
      <TableCell>
        <Text value={record.name_at_bank} />
      </TableCell>
      <TableCell>
        <StatusChip status={record.status} />
      </TableCell>
    </TableRow>
  );
}
