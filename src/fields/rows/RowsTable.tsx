import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { valueAt } from '#dataProvider/paths.ts';
import { beginningOf } from '#fields/beginning.ts';
import type { CellProps, Field } from '#fields/field.ts';
import { knownKind } from '#fields/knownKinds.ts';
import { type Row, rowsIn, sumOf } from '#fields/rows/rowsIn.ts';
import { useText } from '#i18n/useText.ts';
import { decimalText } from '#rules/decimal.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

const alignOf = ({ type }: Field) => knownKind(type).align ?? 'left';

/** The records of a list on the page of their record, with the sums below them (CFG-09). */
export function RowsTable({ value, field }: CellProps) {
  const t = useText();
  const label = useLabel();
  const rows = rowsIn(value);
  const { fields = [] } = field;
  if (rows === null) return <Text value={beginningOf(value).text} />;
  if (rows.length === 0) return <span>{t('kit.rows.none')}</span>;
  return (
    <TableContainer>
      <Table size="small" aria-label={label(field.label)}>
        <TableHead>
          <TableRow>
            {fields.map((one) => (
              <TableCell key={one.source} align={alignOf(one)}>
                {label(one.label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {keyed(rows).map(([key, row]) => (
            <TableRow key={key}>
              {fields.map((one) => (
                <TableCell key={one.source} align={alignOf(one)}>
                  <RowCell field={one} row={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {fields.some(({ total }) => total) && (
          <TableFooter>
            <TableRow>
              {fields.map((one, place) => (
                <TableCell
                  key={one.source}
                  align={alignOf(one)}
                  aria-label={
                    one.total ? t('kit.rows.total', { label: label(one.label) }) : undefined
                  }
                  sx={{ fontWeight: 550, color: 'text.primary', fontSize: 'inherit' }}
                >
                  {one.total ? <Sum field={one} rows={rows} /> : place === 0 && t('kit.rows.sum')}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}

const NO_RECORD = { id: '' };

function RowCell({ field, row }: { field: Field; row: Row }) {
  const { Cell } = knownKind(field.type);
  return (
    <Cell value={valueAt(row, field.source)} field={field} record={{ ...NO_RECORD, ...row }} />
  );
}

/** The sum of a field over rows, as its kind shows a number. */
export function Sum({ field, rows }: { field: Field; rows: readonly Row[] }) {
  const { Cell } = knownKind(field.type);
  const sum = sumOf(rows, field);
  return <Cell value={sum && decimalText(sum)} field={field} record={NO_RECORD} />;
}

/** Rows have no key that tells them apart but their place. */
const keyed = (rows: readonly Row[]) => rows.map((row, place) => [String(place), row] as const);
