import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { type ActivityEntry, activity, subscribeActivity } from '#actions/activity.ts';
import type { Receipt as Figures } from '#actions/receipt.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText, type Text as Words } from '#i18n/useText.ts';
import { DateText } from './DateText.tsx';
import { Receipt } from './Receipt.tsx';
import { StatusChip } from './StatusChip.tsx';
import { Text } from './Text.tsx';
import { receiptBrief } from './useReceipt.ts';

/** The confirmed steps of a game's settlement in this session with their receipts, the newest open (SET-02). */
export function SettlementReceipts({
  actions,
  record,
  onReadAgain,
}: {
  /** Names of actions, as in the activity list. */
  actions: readonly string[];
  record: string;
  /** Reads the figures of a receipt once more, gives why not; absent for who may not see them. */
  onReadAgain?: ((entry: number, receipt: Figures) => Promise<Words | string | null>) | undefined;
}) {
  const t = useText();
  const entries = useSyncExternalStore(subscribeActivity, activity);
  const steps = entries.filter(
    (entry) => entry.receipt && entry.record === record && actions.includes(entry.action),
  );
  if (steps.length === 0) return null;
  return (
    <Box
      component="ol"
      aria-label={t('receipt.history')}
      sx={{ m: 0, my: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {steps.map((entry, place) => (
        <Step key={entry.id} entry={entry} newest={place === 0} onReadAgain={onReadAgain} />
      ))}
    </Box>
  );
}

function Step({
  entry,
  newest,
  onReadAgain,
}: {
  entry: ActivityEntry;
  newest: boolean;
  onReadAgain: ((entry: number, receipt: Figures) => Promise<Words | string | null>) | undefined;
}) {
  const t = useText();
  const say = useSay();
  const [toggled, setToggled] = useState(false);
  const [unread, setUnread] = useState<Words | string | null>(null);
  const { id, label, at, person, receipt } = entry;
  const open = newest !== toggled;
  const brief = receipt && receiptBrief(receipt);
  const mayRead = receipt && receipt.state !== 'reading' && receipt.state !== 'hidden';
  return (
    <Box
      component="li"
      sx={{
        p: 1.5,
        display: 'grid',
        gap: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Box sx={{ typography: 'subtitle2' }}>{t(label)}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <DateText value={at} style="time" /> · <Text value={person} limit={80} />
        </Box>
        {brief && <StatusChip status="" tone={brief.tone} label={t(brief.text)} />}
        <Button
          size="small"
          aria-expanded={open}
          onClick={() => setToggled(!toggled)}
          sx={{ ml: 'auto' }}
        >
          {t(open ? 'receipt.hide' : 'receipt.show')}
        </Button>
      </Box>
      {open && (
        <Receipt
          entry={entry}
          onReadAgain={
            mayRead && onReadAgain ? () => void onReadAgain(id, receipt).then(setUnread) : undefined
          }
        />
      )}
      {open && unread && (
        <Box role="status" sx={{ typography: 'body2', color: 'status.negative.text' }}>
          {t('receipt.missing', { why: say(unread) })}
        </Box>
      )}
    </Box>
  );
}
