import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ONLY } from '#resource-kit/list/onlyKey.ts';
import { useGameRows } from '#resources/trades/report/ReportFrame.tsx';
import type { Period } from '#rules/periods.ts';
import { CompareField } from '#ui/CompareField.tsx';
import { DateRangeField } from '#ui/DateRangeField.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { COMPARE } from '#ui/useComparison.ts';
import { useQueryChange } from '#ui/useQueryChange.ts';
import { useRangeDraft } from '#ui/useRangeDraft.ts';

/** The days of the report and what they are compared with; without days it is of all games (RNG-01, RNG-02). */
export function ReportDates() {
  const t = useText();
  const [query] = useSearchParams();
  const change = useQueryChange();
  const { period } = useGameRows();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const draft = useRangeDraft({ from, to });
  const { allowed } = draft;
  const apply = (days: Period | null) =>
    change((next) => {
      for (const name of ['page', ONLY]) next.delete(name);
      if (days === null) for (const name of ['from', 'to', COMPARE]) next.delete(name);
      else {
        next.set('from', days.from);
        next.set('to', days.to);
      }
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minWidth: 0 }}>
      <Box
        component="form"
        role="search"
        aria-label={t('ranges.days')}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (draft.period && allowed === true) apply(draft.period);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minWidth: 0 }}
      >
        <DateRangeField label={t('ranges.days')} draft={draft} onPick={apply} />
        <ReasonTip reason={allowed === true ? undefined : t(allowed)}>
          <Button type="submit" variant="outlined">
            {t('ranges.apply')}
          </Button>
        </ReasonTip>
        {(from !== '' || to !== '') && (
          <Button onClick={() => apply(null)}>{t('ranges.allDates')}</Button>
        )}
      </Box>
      {period && <CompareField period={period} />}
    </Box>
  );
}
