import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ActivityEntry } from '#actions/activity.ts';
import type { Receipt as Figures } from '#actions/receipt.ts';
import { useText } from '#i18n/useText.ts';
import { Receipt } from './Receipt.tsx';
import { StatusChip } from './StatusChip.tsx';
import { receiptBrief } from './useReceipt.ts';

/** What a step did to the books of its game in a few words, and its receipt on demand (SET-02). */
export function ActivityReceipt({ entry, figures }: { entry: ActivityEntry; figures: Figures }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const brief = receiptBrief(figures);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {brief && <StatusChip status="" tone={brief.tone} label={t(brief.text)} />}
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'receipt.hide' : 'receipt.show')}
        </Button>
      </Box>
      {open && <Receipt entry={entry} />}
    </>
  );
}
