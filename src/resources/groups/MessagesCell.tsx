import Button from '@mui/material/Button';
import { useState } from 'react';
import { group } from '#contract/groups.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { GroupMessages } from '#resources/groups/GroupMessages.tsx';
import { Modal } from '#ui/Modal.tsx';
import { plainText } from '#ui/plainText.ts';

/** 'View Messages': opens the messages of a group over the whole width (GRP-01). */
export function MessagesCell({ record }: { record: ResourceRecord }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const known = group.shape._id.safeParse(record._id);
  const name = plainText(record.name) ?? String(record.id);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        disabled={!known.success}
        onClick={() => setOpen(true)}
      >
        {t('groups.view')}
      </Button>
      <Modal open={open} wide title={t('groups.messages')} onClose={() => setOpen(false)}>
        {known.success && <GroupMessages groupId={known.data} name={name} />}
      </Modal>
    </>
  );
}
