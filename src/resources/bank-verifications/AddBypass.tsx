import PersonAdd from '@mui/icons-material/PersonAddAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { TYPED } from '#resources/bank-verifications/actions.ts';
import { DraftNote } from '#ui/DraftNote.tsx';
import { later } from '#ui/later.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { keptText, useKept } from '#ui/useKept.ts';

const BypassDialog = later(
  () => import('#resources/bank-verifications/BypassDialog.tsx'),
  'BypassDialog',
);

/** Opens the form of the bypass list, and says when an id is left in it (BNK-01). */
export function AddBypass() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { restoredAt, change } = useKept(TYPED, keptText);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mr: 'auto' }}>
      <Button variant="outlined" startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {t('bank.add')}
      </Button>
      <DraftNote at={restoredAt} onDiscard={() => change(() => '')} />
      <OnceOpen open={open} onClose={() => setOpen(false)}>
        {open && <BypassDialog onClose={() => setOpen(false)} />}
      </OnceOpen>
    </Box>
  );
}
