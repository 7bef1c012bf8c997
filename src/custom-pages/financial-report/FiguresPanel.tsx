import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useText } from '#i18n/useText.ts';
import { daysOfMonth, type FigureColumn } from '#rules/monthFigures.ts';
import { monthName } from '#rules/reportMonths.ts';
import { Count } from '#ui/Count.tsx';
import { Difference } from '#ui/Difference.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { PeriodChart } from '#ui/PeriodChart.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { isUnread, useFigures } from './figures.ts';

/**
 * The sums of a month's file beside those of another month, and a column of it by day. The files are those that were
 * downloaded in this tab: nothing is asked for here (RNG-02).
 */
export function FiguresPanel({
  month,
  other,
  reason,
  onDownload,
}: {
  month: string;
  /** The month it is compared with; null for none. */
  other: string | null;
  /** Why a download cannot be started now. */
  reason: string | undefined;
  onDownload: (month: string) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const kept = useFigures();
  const [named, setNamed] = useState('');
  const figures = kept.get(month);
  const compared = other === null ? undefined : kept.get(other);
  const unread = compared !== undefined && isUnread(compared);
  const beside = unread ? undefined : compared;
  const name = monthName(month, locale);
  const absent = figures ? (other !== null && !beside ? other : null) : null;
  if (!figures)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('ranges.months.hint')}
      </Typography>
    );
  const { columns } = figures;
  const column = columns.find((one) => one.name === named) ?? columns[0];
  const before = (one: FigureColumn) => beside?.columns.find((too) => too.name === one.name);
  const period = daysOfMonth(month);
  const otherPeriod = other === null ? null : daysOfMonth(other);
  const points = (one: FigureColumn | undefined) =>
    [...(one?.days ?? [])].map(([key, value]) => ({ key, values: [value] }));
  return (
    <Box
      component="section"
      aria-label={t('ranges.months.figures', { month: name })}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h2">{t('ranges.months.figures', { month: name })}</Typography>
      {absent !== null && (
        <Alert
          severity="info"
          action={
            <ReasonTip reason={reason}>
              <Button color="inherit" size="small" onClick={() => onDownload(absent)}>
                {t('ranges.months.download', { month: monthName(absent, locale) })}
              </Button>
            </ReasonTip>
          }
        >
          {t(`ranges.months.${unread ? 'notRead' : 'missing'}`, {
            month: monthName(absent, locale),
          })}
        </Alert>
      )}
      {[
        { of: name, totals: figures.totals },
        ...(beside && other !== null
          ? [{ of: monthName(other, locale), totals: beside.totals }]
          : []),
      ].map(
        ({ of, totals }) =>
          totals > 0 && (
            <Typography key={of} variant="caption" color="textSecondary">
              {t('ranges.months.totals', { month: of, smart_count: totals })}
            </Typography>
          ),
      )}
      {columns.length === 0 ? (
        <Alert severity="warning">
          {t(`ranges.months.${isUnread(figures) ? 'notRead' : 'unreadable'}`, { month: name })}
        </Alert>
      ) : (
        <FigureBand
          label={t('ranges.months.figures', { month: name })}
          figures={columns.map((one) => ({
            label: one.name,
            value: <Count value={one.sum} />,
            ...(beside && {
              note: <Difference now={one.sum} before={before(one)?.sum} format="count" />,
            }),
          }))}
        />
      )}
      {column && column.days.size > 0 && (
        <>
          <TextField
            select
            label={t('ranges.months.column')}
            value={column.name}
            onChange={({ target }) => setNamed(target.value)}
            sx={{ width: 240, maxWidth: '100%' }}
          >
            {columns.map((one) => (
              <MenuItem key={one.name} value={one.name}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          <PeriodChart
            label={t('ranges.months.chart', { column: column.name })}
            by="day"
            columns={[{ label: column.name, tone: 'info' }]}
            groups={points(column)}
            period={period}
            compared={
              beside && otherPeriod ? { period: otherPeriod, groups: points(before(column)) } : null
            }
            format="count"
          />
        </>
      )}
    </Box>
  );
}
