import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type TextKey, useText } from '#i18n/useText.ts';
import { formatCount } from '#rules/money.ts';
import { isBlank } from '#rules/text.ts';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';
import { AddressColumn } from './AddressColumn.tsx';
import { Findings } from './Findings.tsx';
import { KINDS, type MailList } from './mailList.ts';

/** Columns that are shown of a very wide file. */
const SHOWN = 30;

/** What a list holds: counts, what to look at line by line, the first rows (MAIL-05). */
export function CsvPreview({
  list,
  whole,
  rechecking,
  locked,
  onColumn,
}: {
  list: MailList;
  whole: boolean;
  rechecking: boolean;
  /** It is being uploaded: what was checked is what is told of it. */
  locked: boolean;
  onColumn: (column: number) => void;
}) {
  const t = useText();
  const counted = (key: TextKey, count: number) =>
    t(key, { smart_count: count, n: formatCount(count) });
  const separator = separatorName(list.delimiter, t);
  const found = KINDS.filter((kind) => list.found[kind].count > 0);
  return (
    <Box
      component="section"
      aria-label={t('mail.preview')}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Typography variant="h3">{t('mail.preview')}</Typography>
      <Box role="status" sx={{ typography: 'body2' }}>
        {t('mail.summary', {
          rows: counted('mail.rows', list.rows),
          distinct: counted('mail.distinct', list.distinct),
          columns: counted('mail.columns', list.columns.length),
        })}
        . {!list.headed && t('mail.unheaded')} {separator && t('mail.separator', { separator })}
      </Box>
      <AddressColumn list={list} busy={rechecking} locked={locked} onColumn={onColumn} />
      {list.separatorLine && <Alert severity="info">{t('mail.separatorLine')}</Alert>}
      {!whole && <Alert severity="warning">{t('mail.partly')}</Alert>}
      {list.openQuote !== null && (
        <Alert severity="warning">{t('mail.openQuote', { line: list.openQuote })}</Alert>
      )}
      {found.map((kind) => (
        <Findings key={kind} kind={kind} found={list.found[kind]} />
      ))}
      {found.length === 0 && list.openQuote === null && list.addressColumn !== null && (
        <Alert severity="success">{t('mail.fine')}</Alert>
      )}
      <FirstRows list={list} />
    </Box>
  );
}

/** What stands between the cells, where it is no comma. */
function separatorName(delimiter: string, t: ReturnType<typeof useText>): string | null {
  if (delimiter === ',') return null;
  if (delimiter === ';') return t('mail.separators.semicolon');
  return delimiter === '\t' ? t('mail.separators.tab') : delimiter;
}

function FirstRows({ list }: { list: MailList }) {
  const t = useText();
  // Two columns may bear one name.
  const columns = withKeys(list.columns.slice(0, SHOWN), (name) => name);
  const rows = withKeys(list.first, (cells) => cells.join());
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={t('mail.firstRows')}
    >
      <Table size="small" aria-label={t('mail.firstRows')}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, item }, index) => (
              <TableCell key={key}>
                {isBlank(item) ? (
                  t('mail.column', { n: index + 1 })
                ) : (
                  <Text value={item} limit={60} />
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key: row, item: cells }) => (
            <TableRow key={row}>
              {columns.map(({ key }, index) => (
                <TableCell key={key}>
                  <Text value={cells[index]} limit={60} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
