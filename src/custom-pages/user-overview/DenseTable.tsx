import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { hiddenFromSight } from '#ui/HiddenText.tsx';

/** A column of a dense table. */
export interface DenseColumn {
  label: string;
  align?: 'right';
  /** Left out on a phone. */
  wide?: boolean;
}

const BARE = { tableLayout: 'fixed', '& td:first-of-type': { pl: 0 } } as const;

/** The few rows of a panel, one line each, with a line of totals where there is one (WHY-04). */
export function DenseTable({
  label,
  columns,
  rows,
  total,
  bare = false,
}: {
  label: string;
  columns: readonly DenseColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  total?: readonly ReactNode[];
  /** One of several below each other: its columns are as wide as theirs, its head is for screen readers alone. */
  bare?: boolean;
}) {
  const look = ({ wide, align }: DenseColumn) => ({
    px: 0.75,
    py: 0.25,
    ...(wide && { display: { xs: 'none', sm: 'table-cell' } }),
    ...(align && { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  });
  const cellsOf = (cells: readonly ReactNode[]) =>
    columns.map((column, place) => (
      <TableCell key={column.label} align={column.align ?? 'left'} sx={look(column)}>
        {cells[place]}
      </TableCell>
    ));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label} sx={bare ? BARE : undefined}>
        <TableHead sx={bare ? hiddenFromSight : undefined}>
          <TableRow>{cellsOf(columns.map((column) => column.label))}</TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>{cellsOf(cells)}</TableRow>
          ))}
        </TableBody>
        {total && (
          <TableFooter
            sx={{
              '& .MuiTableCell-root': {
                color: 'text.primary',
                fontWeight: 620,
                fontSize: 'inherit',
              },
            }}
          >
            <TableRow>{cellsOf(total)}</TableRow>
          </TableFooter>
        )}
      </Table>
    </Box>
  );
}
