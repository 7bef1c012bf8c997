import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { shownDirections } from '#rules/direction.ts';
import type { ChartProps } from './Chart.tsx';
import { Count } from './Count.tsx';
import { Rupees } from './Rupees.tsx';
import { withKeys } from './withKeys.ts';

/** The figures of a chart as a table. */
export function ChartTable({ label, groupLabel, groups, series, format }: ChartProps) {
  const Figure = format === 'rupees' ? Rupees : Count;
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{groupLabel}</TableCell>
          {series.map((one) => (
            <TableCell key={one.label} align="right">
              {one.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {withKeys(groups, (group) => group).map(({ key, item }, index) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              <bdi>{shownDirections(item)}</bdi>
            </TableCell>
            {series.map((one) => (
              <TableCell key={one.label} align="right">
                <Figure value={one.values[index]} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
