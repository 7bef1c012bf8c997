import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { type TextKey, useText } from '#i18n/useText.ts';
import { type Period, periodFrom } from '#rules/periods.ts';
import type { Allowed } from '#rules/reason.ts';
import { CompareField } from '#ui/CompareField.tsx';
import { DateRangeField } from '#ui/DateRangeField.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { type Ends, useRangeDraft } from '#ui/useRangeDraft.ts';

const always = (): Allowed => true;

/** Asks a report for its days, and what they are compared with; applied only when they make sense (PIC-06, RNG-01). */
export function DaysForm({
  name,
  value,
  submit,
  mayApply = always,
  onApply,
  beside,
  children,
}: {
  name: TextKey;
  /** The days in force; '' for none. */
  value: Ends;
  /** What the button says; `needed`: without days there is no report. */
  submit: { label: TextKey; needed: boolean };
  /** Whether all that is asked for goes together. */
  mayApply?: (days: Ends) => Allowed;
  onApply: (days: Ends) => void;
  /** Behind the button. */
  beside?: ReactNode;
  /** More fields, in front of it. */
  children?: ReactNode;
}) {
  const t = useText();
  const draft = useRangeDraft(value);
  const allowed = draft.allowed === true ? mayApply(draft.days) : draft.allowed;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (allowed === true) onApply(draft.days);
  };
  const pick = (picked: Period) => {
    draft.type({ from: draft.said(picked.from), to: draft.said(picked.to) });
    if (mayApply(picked) === true) onApply(picked);
  };
  const period = periodFrom(value.from, value.to);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minWidth: 0 }}>
      <Box
        component="form"
        role="search"
        aria-label={t(name)}
        noValidate
        onSubmit={apply}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minWidth: 0 }}
      >
        <DateRangeField label={t('ranges.days')} draft={draft} onPick={pick} />
        {children}
        <ReasonTip reason={allowed === true ? undefined : t(allowed)}>
          <Button type="submit" variant={submit.needed ? 'contained' : 'outlined'}>
            {t(submit.label)}
          </Button>
        </ReasonTip>
        {beside}
      </Box>
      {period && <CompareField period={period} />}
    </Box>
  );
}
