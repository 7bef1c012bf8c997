import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { mayApplyReport } from '#rules/picks.ts';
import { addressId } from '#rules/userId.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';

/** Days as picked, 'YYYY-MM-DD', in no time zone; the user only in the report of one. */
export interface ReportFilter {
  from: string;
  to: string;
  userId?: string;
}

/** Asks for both days, and for the user where the report is of one; applied only when they make sense (PIC-06). */
export function ReportFilters({
  value,
  onApply,
}: {
  /** What is in force. */
  value: ReportFilter;
  onApply: (filter: ReportFilter) => void;
}) {
  const t = useText();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen.from !== value.from || seen.to !== value.to || seen.userId !== value.userId) {
    setSeen(value);
    setDraft(value);
  }
  const ofUser = draft.userId !== undefined;
  const filter = { ...draft, ...(ofUser && { userId: addressId(draft.userId) }) };
  const allowed = mayApplyReport(filter);
  const reason = allowed === true ? undefined : t(allowed);
  const wrongOrder = allowed !== true && allowed.key === 'reasons.fromAfterTo';
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (allowed === true) onApply(filter);
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('picks.report.filters')}
      noValidate
      onSubmit={apply}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, pb: 1 }}
    >
      {(['from', 'to'] as const).map((field) => (
        <TextField
          key={field}
          type="date"
          label={t(`picks.report.${field}`)}
          value={draft[field]}
          required
          error={wrongOrder}
          helperText={wrongOrder && field === 'to' ? reason : undefined}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 170 }}
        />
      ))}
      {ofUser && (
        <TextField
          label={t('picks.report.userId')}
          value={draft.userId}
          required
          onChange={(event) => setDraft({ ...draft, userId: event.target.value })}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          sx={{ width: 220, maxWidth: '100%' }}
        />
      )}
      <ReasonTip reason={reason}>
        <Button type="submit" variant="contained">
          {t('picks.report.apply')}
        </Button>
      </ReasonTip>
    </Box>
  );
}
