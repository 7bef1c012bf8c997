import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { periodFrom } from '#rules/periods.ts';
import { mayApplyReport } from '#rules/picks.ts';
import { addressId } from '#rules/userId.ts';
import { CompareField } from '#ui/CompareField.tsx';
import { DateRangeField } from '#ui/DateRangeField.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { type Ends, useRangeDraft } from '#ui/useRangeDraft.ts';

/** Days as picked, 'YYYY-MM-DD', in no time zone; the user only in the report of one. */
export interface ReportFilter extends Ends {
  userId?: string;
}

/** Asks for both days, and for the user where the report is of one; applied only when they make sense (PIC-06, RNG-01). */
export function ReportFilters({
  value,
  onApply,
}: {
  /** What is in force. */
  value: ReportFilter;
  onApply: (filter: ReportFilter) => void;
}) {
  const t = useText();
  const draft = useRangeDraft(value);
  const [userId, setUserId] = useState(value.userId);
  const [seen, setSeen] = useState(value.userId);
  if (seen !== value.userId) {
    setSeen(value.userId);
    setUserId(value.userId);
  }
  const ofUser = userId === undefined ? {} : { userId: addressId(userId) };
  const allowed =
    draft.allowed === true ? mayApplyReport({ ...draft.days, ...ofUser }) : draft.allowed;
  const reason = allowed === true ? undefined : t(allowed);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (allowed === true) onApply({ ...draft.days, ...ofUser });
  };
  const period = periodFrom(value.from, value.to);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, pb: 1 }}>
      <Box
        component="form"
        role="search"
        aria-label={t('picks.report.filters')}
        noValidate
        onSubmit={apply}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minWidth: 0 }}
      >
        <DateRangeField
          label={t('ranges.days')}
          draft={draft}
          onPick={(picked) => {
            draft.type({ from: draft.said(picked.from), to: draft.said(picked.to) });
            if (mayApplyReport({ ...picked, ...ofUser }) === true)
              onApply({ ...picked, ...ofUser });
          }}
        />
        {userId !== undefined && (
          <TextField
            label={t('picks.report.userId')}
            value={userId}
            required
            onChange={(event) => setUserId(event.target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
            sx={{ width: 180, maxWidth: '100%' }}
          />
        )}
        <ReasonTip reason={reason}>
          <Button type="submit" variant="contained">
            {t('picks.report.apply')}
          </Button>
        </ReasonTip>
      </Box>
      {period && <CompareField period={period} />}
    </Box>
  );
}
