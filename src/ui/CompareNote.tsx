import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useContext } from 'react';
import { now } from '#authProvider/clock.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import { compareDays, type Day } from '#rules/days.ts';
import { type Compared, lengthOf, type Period } from '#rules/periods.ts';
import { dayOf } from '#rules/timeZones.ts';
import { TimeZoneContext } from './TimeZone.ts';

/** What a report is compared with, and why the two may not be like for like (RNG-02). */
export function CompareNote({ period, compared }: { period: Period; compared: Compared }) {
  const t = useText();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  const { kind, period: other } = compared;
  if (kind === '') return null;
  if (!other)
    return (
      <Alert severity="info" sx={{ mb: 1 }}>
        {t('ranges.compare.unknown')}
      </Alert>
    );
  const said = (day: Day) => formatDate(day, { timeZone, locale });
  const [days, others] = [lengthOf(period), lengthOf(other)];
  const today = dayOf(new Date(now()), timeZone);
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {t('ranges.compare.with', { from: said(other.from), to: said(other.to) })}
      {days !== others && ` ${t('ranges.compare.lengths', { days, other: others })}`}
      {compareDays(period.to, today) >= 0 && ` ${t('ranges.compare.open')}`}
    </Box>
  );
}
