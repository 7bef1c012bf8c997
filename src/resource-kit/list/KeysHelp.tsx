import { useText } from '#i18n/useText.ts';
import { KeyTable, useWordedKeys } from '#ui/KeyTable.tsx';
import { Modal } from '#ui/Modal.tsx';
import type { KeyLines } from '#ui/shownKeys.ts';

/** What the keys of a list in a dialog do; those of a page stand in the help of the page (UI-11, WRK-03). */
export function KeysHelp({
  open,
  onClose,
  keys,
}: {
  open: boolean;
  onClose: () => void;
  keys: KeyLines;
}) {
  const t = useText();
  const worded = useWordedKeys();
  return (
    <Modal open={open} title={t('lists.keysTitle')} onClose={onClose} maxWidth="xs">
      <KeyTable groups={[{ lines: worded([...keys, ['?', 'lists.keyHelp']]) }]} />
    </Modal>
  );
}
