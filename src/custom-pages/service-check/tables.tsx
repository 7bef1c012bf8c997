import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CallRow, Finding, ServiceRow } from '#http/check/result.ts';
import { clockText, corsText, detailsOf, reachOf } from '#http/check/wording.ts';
import { type TextKey, useText } from '#i18n/useText.ts';
import type { StatusTone } from '#rules/status.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { tabular } from '#ui/tabular.ts';

/** A table that scrolls by itself where the screen is narrow. */
function Sheet({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly TextKey[];
  children: ReactNode;
}) {
  const t = useText();
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table
        size="small"
        aria-label={label}
        sx={{ minWidth: 760, '& tbody th, & tbody td': { verticalAlign: 'top' } }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={column.endsWith('time') ? 'right' : 'left'}>
                {t(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

function Ms({ ms }: { ms: number | null }) {
  const t = useText();
  return (
    <TableCell align="right" sx={{ ...tabular, whiteSpace: 'nowrap' }}>
      {ms !== null && t('serviceCheck.ms', { ms })}
    </TableCell>
  );
}

const REACH: Record<ServiceRow['reach']['kind'], StatusTone> = {
  waiting: 'neutral',
  answers: 'positive',
  silent: 'negative',
};

/** Each service: does it answer, how fast, to a browser too, and how its clock goes. */
export function ServicesTable({ services }: { services: readonly ServiceRow[] }) {
  const t = useText();
  return (
    <Box component="section" aria-label={t('serviceCheck.services')}>
      <Typography variant="h2" sx={{ pb: 1 }}>
        {t('serviceCheck.services')}
      </Typography>
      <Sheet
        label={t('serviceCheck.services')}
        columns={[
          'serviceCheck.columns.service',
          'serviceCheck.columns.reach',
          'serviceCheck.columns.time',
          'serviceCheck.columns.cors',
          'serviceCheck.columns.clock',
          'serviceCheck.columns.address',
        ]}
      >
        {services.map((row) => (
          <TableRow key={row.service}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {row.service}
            </TableCell>
            <TableCell>
              {row.reach.kind === 'silent' ? (
                <>
                  <StatusChip
                    status="silent"
                    tone="negative"
                    label={t('serviceCheck.result.noAnswer')}
                  />
                  <div>{t(reachOf(row))}</div>
                </>
              ) : (
                <StatusChip
                  status={row.reach.kind}
                  tone={REACH[row.reach.kind]}
                  label={t(reachOf(row))}
                />
              )}
            </TableCell>
            <Ms ms={row.reach.kind === 'answers' ? row.reach.ms : null} />
            <TableCell sx={row.cors.kind === 'refused' ? { color: 'error.main' } : {}}>
              {t(corsText(row.cors))}
            </TableCell>
            <TableCell>{t(clockText(row.clock))}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
              {row.address}
            </TableCell>
          </TableRow>
        ))}
      </Sheet>
    </Box>
  );
}

const TONES: Record<Finding['kind'], StatusTone> = {
  waiting: 'neutral',
  asking: 'info',
  fits: 'positive',
  additions: 'positive',
  differs: 'negative',
  refused: 'waiting',
  noAnswer: 'negative',
  notTried: 'neutral',
};

/** Each read: what was found, and where it differs. */
export function ReadsTable({
  calls,
  addressOf,
}: {
  calls: readonly CallRow[];
  addressOf: (service: string) => string;
}) {
  const t = useText();
  return (
    <Sheet
      label={t('serviceCheck.reads')}
      columns={[
        'serviceCheck.columns.call',
        'serviceCheck.columns.result',
        'serviceCheck.columns.details',
        'serviceCheck.columns.time',
      ]}
    >
      {calls.map((row) => (
        <TableRow key={row.call}>
          <TableCell
            component="th"
            scope="row"
            sx={{ width: '36%', fontWeight: 400, overflowWrap: 'anywhere' }}
          >
            {row.call}
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            <StatusChip
              status={row.finding.kind}
              tone={TONES[row.finding.kind]}
              label={t(`serviceCheck.result.${row.finding.kind}`)}
            />
          </TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>
            {detailsOf(row, addressOf).map((line) => (
              <div key={JSON.stringify(line)}>{t(line)}</div>
            ))}
          </TableCell>
          <Ms ms={row.ms} />
        </TableRow>
      ))}
    </Sheet>
  );
}
