import { useText } from '#i18n/useText.ts';
import type { Area } from '#layout/keys/areas.ts';
import { KeyTable, useWordedKeys } from '#ui/KeyTable.tsx';
import { Modal } from '#ui/Modal.tsx';
import { type KeyLines, useKeysInSight } from '#ui/shownKeys.ts';
import { useLabel } from '#ui/useLabel.ts';

const EVERYWHERE: KeyLines = [
  ['Ctrl K', 'lists.keyPalette'],
  ['?', 'lists.keyHelp'],
  ['Esc', 'work.keys.close'],
];

/** What the keys do here: those of the page that is open, those that every page has, the ways to the areas (WRK-03). */
export function PageKeysHelp({ areas, onClose }: { areas: readonly Area[]; onClose: () => void }) {
  const t = useText();
  const label = useLabel();
  const worded = useWordedKeys();
  const here = useKeysInSight();
  return (
    <Modal open title={t('work.keys.title')} onClose={onClose} maxWidth="xs">
      <KeyTable
        groups={[
          ...(here.length > 0 ? [{ title: t('work.keys.here'), lines: worded(here) }] : []),
          { title: t('work.keys.everywhere'), lines: worded(EVERYWHERE) },
          {
            title: t('work.keys.areas'),
            lines: areas.map(({ letter, name }) => [`g ${letter}`, label(name)] as const),
          },
        ]}
      />
    </Modal>
  );
}
