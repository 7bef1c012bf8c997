import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext, useId, useState } from 'react';
import { now } from '#authProvider/clock.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import { compareDays, type Day } from '#rules/days.ts';
import {
  financialYearName,
  type Period,
  PRESETS,
  type Preset,
  presetPeriod,
} from '#rules/periods.ts';
import { dayOf } from '#rules/timeZones.ts';
import { Calendar } from './Calendar.tsx';
import { HiddenText } from './HiddenText.tsx';
import { TimeZoneContext } from './TimeZone.ts';

/** Presets, and a calendar in which the first and the last day are chosen; what today is says the reports' zone (RNG-01). */
export function DateRangePanel({
  value,
  onPick,
}: {
  value: Period | null;
  onPick: (period: Period) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  const [today] = useState(() => dayOf(new Date(now()), timeZone));
  const [first, setFirst] = useState<Day | null>(null);
  const stepId = useId();
  const keysId = useId();
  const choose = (day: Day) => {
    if (first === null) setFirst(day);
    else onPick(compareDays(first, day) > 0 ? { from: day, to: first } : { from: first, to: day });
  };
  const nameOf = (preset: Preset, period: Period) =>
    preset === 'thisYear' || preset === 'lastYear'
      ? t('ranges.preset.year', { year: financialYearName(period) ?? '' })
      : t(`ranges.preset.${preset}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', p: 1.5, gap: 1.5 }}>
      <Box
        role="group"
        aria-label={t('ranges.presets')}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'flex-start',
          gap: 0.5,
          width: { xs: 296, sm: 'auto' },
        }}
      >
        {PRESETS.map((preset) => {
          const period = presetPeriod(preset, today);
          if (!period) return null;
          const chosen = value?.from === period.from && value.to === period.to;
          return (
            <Button
              key={preset}
              size="small"
              variant={chosen ? 'contained' : 'text'}
              aria-pressed={chosen}
              onClick={() => onPick(period)}
            >
              {nameOf(preset, period)}
            </Button>
          );
        })}
      </Box>
      <Box sx={{ width: 296, maxWidth: '100%' }}>
        <Box
          id={stepId}
          role="status"
          sx={{ typography: 'body2', color: 'text.secondary', pb: 0.5 }}
        >
          {first === null
            ? t('ranges.calendar.first')
            : t('ranges.calendar.last', { from: formatDate(first, { timeZone, locale }) })}
        </Box>
        <Calendar
          today={today}
          chosen={first === null ? value : { from: first, to: first }}
          onChoose={choose}
          describedBy={`${stepId} ${keysId}`}
        />
        <HiddenText id={keysId}>{t('ranges.calendar.keys')}</HiddenText>
      </Box>
    </Box>
  );
}
