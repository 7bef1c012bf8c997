import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { group } from '#contract/groups.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { MISSING } from '#rules/text.ts';
import { later } from '#ui/later.ts';
import { Modal } from '#ui/Modal.tsx';
import { plainText } from '#ui/plainText.ts';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';

const GroupMessages = later(
  () => import('#resources/groups/messages/GroupMessages.tsx'),
  'GroupMessages',
);

/** 'View Messages': opens the messages of a group over the whole width (GRP-01). */
export function MessagesCell({ record }: { record: ResourceRecord }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const known = group.shape._id.safeParse(record._id);
  const name = plainText(record.name) ?? MISSING;
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
        {known.success && (
          <Suspense fallback={<TableSkeleton columns={1} rows={6} />}>
            <GroupMessages groupId={known.data} name={name} />
          </Suspense>
        )}
      </Modal>
    </>
  );
}
