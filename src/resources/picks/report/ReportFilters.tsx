import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { DaysForm } from '#resources/report/DaysForm.tsx';
import { mayApplyReport } from '#rules/picks.ts';
import { addressId } from '#rules/userId.ts';
import type { Ends } from '#ui/useRangeDraft.ts';

/** Days as picked, 'YYYY-MM-DD', in no time zone; the user only in the report of one. */
export interface ReportFilter extends Ends {
  userId?: string;
}

/** Asks for both days, and for the user where the report is of one (PIC-06, RNG-01). */
export function ReportFilters({
  value,
  onApply,
}: {
  /** What is in force. */
  value: ReportFilter;
  onApply: (filter: ReportFilter) => void;
}) {
  const t = useText();
  const [userId, setUserId] = useState(value.userId);
  const [seen, setSeen] = useState(value.userId);
  if (seen !== value.userId) {
    setSeen(value.userId);
    setUserId(value.userId);
  }
  const ofUser = userId === undefined ? {} : { userId: addressId(userId) };
  return (
    <Box sx={{ pb: 1 }}>
      <DaysForm
        name="picks.report.filters"
        value={value}
        submit={{ label: 'picks.report.apply', needed: true }}
        mayApply={(days) => mayApplyReport({ ...days, ...ofUser })}
        onApply={({ from, to }) => onApply({ from, to, ...ofUser })}
      >
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
      </DaysForm>
    </Box>
  );
}
