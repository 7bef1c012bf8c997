import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { customerOf } from '#resources/call-logs/customerOf.ts';
import { Transcript } from '#resources/call-logs/Transcript.tsx';
import { shownDirections } from '#rules/direction.ts';
import { MISSING } from '#rules/text.ts';
import { Modal } from '#ui/Modal.tsx';
import { plainText } from '#ui/plainText.ts';

/** Opens the transcription of a call; '—' for a call without one (CAL-01). */
export function TranscriptCell({ record }: { record: ResourceRecord }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const text = plainText(record.transcription);
  if (text === null) return <span>{MISSING}</span>;
  const customer = customerOf(record);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('callLogs.readOf', { customer })}
        onClick={() => setOpen(true)}
      >
        {t('callLogs.read')}
      </Button>
      <Modal
        open={open}
        title={t('callLogs.transcriptionOf', { customer })}
        maxWidth="md"
        onClose={() => setOpen(false)}
      >
        <Transcript text={shownDirections(text)} />
      </Modal>
    </>
  );
}
