import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ONLY } from '#resource-kit/list/onlyKey.ts';
import { DaysForm } from '#resources/report/DaysForm.tsx';
import { COMPARE } from '#ui/useComparison.ts';
import { useQueryChange } from '#ui/useQueryChange.ts';
import type { Ends } from '#ui/useRangeDraft.ts';

/** The days of the report and what they are compared with; without days it is of all games (RNG-01, RNG-02). */
export function ReportDates() {
  const t = useText();
  const [query] = useSearchParams();
  const change = useQueryChange();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const apply = (days: Ends | null) =>
    change((next) => {
      for (const name of ['page', ONLY]) next.delete(name);
      if (days === null) for (const name of ['from', 'to', COMPARE]) next.delete(name);
      else {
        next.set('from', days.from);
        next.set('to', days.to);
      }
    });
  return (
    <DaysForm
      name="ranges.days"
      value={{ from, to }}
      submit={{ label: 'ranges.apply', needed: false }}
      onApply={apply}
      beside={
        (from !== '' || to !== '') && (
          <Button onClick={() => apply(null)}>{t('ranges.allDates')}</Button>
        )
      }
    />
  );
}
