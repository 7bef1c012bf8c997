import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { useRead } from '#cache/useRead.ts';
import { getTradesQuestionReport } from '#contract/trades.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import type { BooksReading } from '#resources/trades/questions/gameBooks.ts';
import { addSums, openOf, SUMS, sumsOf } from '#rules/books.ts';
import { formatRupees } from '#rules/money.ts';
import { questionTexts } from '#rules/trades.ts';
import { DateText } from '#ui/DateText.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';
import { withKeys } from '#ui/withKeys.ts';

/**
 * What the report tells of a game within the sheet of its settlement, per question on demand; that it is missing,
 * or who may see it. It never stands in the way of the settlement (SET-01).
 */
export function SettlementFigures({ reading }: { reading: BooksReading }) {
  const t = useText();
  const say = useSay();
  const state = useSyncExternalStore(reading.subscribe, reading.state);
  const [open, setOpen] = useState(false);
  if (state.status === 'hidden') return <Alert severity="info">{t('receipt.hidden')}</Alert>;
  if (state.status === 'failed' || state.status === 'absent')
    return (
      <Alert
        severity="info"
        action={
          <Button size="small" color="inherit" onClick={() => void reading.read()}>
            {t('receipt.readAgain')}
          </Button>
        }
      >
        {state.status === 'absent'
          ? t('receipt.absent')
          : t('receipt.missing', { why: say(state.why) })}
      </Alert>
    );
  // The place of the figures is kept while they are read: 'Yes' must not move under the pointer.
  const { sums, at } = state.status === 'read' ? state.read : UNREAD;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {at === null ? (
          t('receipt.reading')
        ) : (
          <>
            {t('receipt.figures')} · <DateText value={at} style="time" />
          </>
        )}
      </Box>
      <FigureBand
        label={t('receipt.figures')}
        figures={[
          ...SUMS.map((sum) => ({
            label: t(`trades.report.${sum}`),
            value: <Rupees value={sums[sum]} />,
          })),
          { label: t('receipt.open'), value: <Rupees value={openOf(sums)} /> },
        ]}
      />
      <Button
        size="small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ justifySelf: 'start' }}
      >
        {t('receipt.perQuestion')}
      </Button>
      {open && <PerQuestion gameId={reading.gameId} />}
    </Box>
  );
}

const UNREAD = { sums: sumsOf({ refunds: '' }), at: null };

/** The four sums of each question of a game, and of all of them. */
function PerQuestion({ gameId }: { gameId: string }) {
  const t = useText();
  const say = useSay();
  const { data, error, isFetching, refetch } = useRead(getTradesQuestionReport, {
    query: { game_id: gameId },
  });
  if (isFetching) return <Box sx={{ color: 'text.secondary' }}>{t('receipt.reading')}</Box>;
  if (error || !data)
    return (
      <Alert
        severity="info"
        action={
          <Button size="small" color="inherit" onClick={() => void refetch()}>
            {t('receipt.readAgain')}
          </Button>
        }
      >
        {t('receipt.missing', { why: error ? say(failureText(error)) : '' })}
      </Alert>
    );
  if (data.length === 0) return <Alert severity="info">{t('trades.report.noQuestions')}</Alert>;
  const rows = data.map(sumsOf);
  const total = addSums(rows);
  const named = questionTexts(data).map((name, place) => ({ name, sums: rows[place] }));
  return (
    // Reached by the keys too, where it is wider than the sheet.
    <Box
      role="region"
      aria-label={t('receipt.perQuestion')}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 260 }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'caption',
          '& th, & td': {
            px: 0.5,
            py: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
            textAlign: 'end',
          },
          '& th': { fontWeight: 400 },
          '& th:first-of-type': { textAlign: 'start', minWidth: 120 },
          '& td': { ...tabular, whiteSpace: 'nowrap' },
          '& tfoot th, & tfoot td': { fontWeight: 600 },
        }}
      >
        <thead>
          <tr>
            {[t('receipt.question'), ...SUMS.map((sum) => t(`trades.report.${sum}`))].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {withKeys(named, ({ name }) => name).map(({ key, item: { name, sums } }) => (
            <tr key={key}>
              <th scope="row">
                <Text value={name} limit={100} />
              </th>
              {SUMS.map((sum) => (
                <td key={sum}>{formatRupees(sums?.[sum])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('receipt.total')}</th>
            {SUMS.map((sum) => (
              <td key={sum}>{formatRupees(total[sum])}</td>
            ))}
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}
