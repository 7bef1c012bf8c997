import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useText } from '#i18n/useText.ts';
import { monthName, REPORT_MONTHS, reportMonthAt } from '#rules/reportMonths.ts';

/** The month of the report, with the ways to the one before and after (FIN-01, RNG-01). */
export function MonthField({
  month,
  onChoose,
}: {
  /** '' for none. */
  month: string;
  onChoose: (month: string) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const arrow = (by: 1 | -1) => {
    const next = reportMonthAt(month, by);
    const title = next
      ? t(by === 1 ? 'ranges.months.after' : 'ranges.months.before', {
          month: monthName(next, locale),
        })
      : t(by === 1 ? 'ranges.months.noAfter' : 'ranges.months.noBefore');
    return (
      <Tooltip title={title}>
        <IconButton
          size="small"
          aria-label={title}
          aria-disabled={next === null}
          onClick={() => next && onChoose(next)}
          sx={next === null ? { color: 'text.disabled' } : {}}
        >
          {by === 1 ? <ChevronRight /> : <ChevronLeft />}
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: '100%' }}>
      {arrow(-1)}
      <TextField
        select
        label={t('reports.month')}
        value={month}
        onChange={({ target }) => onChoose(target.value)}
        sx={{ width: 200, maxWidth: '100%' }}
      >
        {REPORT_MONTHS.map((one) => (
          <MenuItem key={one} value={one}>
            {monthName(one, locale)}
          </MenuItem>
        ))}
      </TextField>
      {arrow(1)}
    </Box>
  );
}

/** What the month is compared with: the one before, or any other of the year (RNG-02). */
export function CompareMonthField({
  month,
  value,
  onChoose,
}: {
  month: string;
  /** As in the address: '', 'before' or a month. */
  value: string;
  onChoose: (value: string) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const known = value === 'before' || REPORT_MONTHS.includes(value) ? value : '';
  return (
    <TextField
      select
      label={t('ranges.compare.label')}
      value={known === month ? '' : known}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: 200, maxWidth: '100%' }}
    >
      <MenuItem value="">{t('ranges.compare.none')}</MenuItem>
      <MenuItem value="before">{t('ranges.months.monthBefore')}</MenuItem>
      {REPORT_MONTHS.filter((one) => one !== month).map((one) => (
        <MenuItem key={one} value={one}>
          {monthName(one, locale)}
        </MenuItem>
      ))}
    </TextField>
  );
}
