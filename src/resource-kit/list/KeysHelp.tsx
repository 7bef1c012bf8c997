import Box from '@mui/material/Box';
import { type TextKey, useText } from '#i18n/useText.ts';
import { Modal } from '#ui/Modal.tsx';

/** Keys and what they do. */
export type KeysOfList = readonly (readonly [key: string, does: TextKey])[];

const KEYS: KeysOfList = [
  ['j', 'lists.keyNext'],
  ['k', 'lists.keyPrevious'],
  ['x', 'lists.keyTick'],
  ['/', 'lists.keySearch'],
  ['Ctrl K', 'lists.keyPalette'],
  ['?', 'lists.keyHelp'],
];

/** What the keys of a list do (UI-11). */
export function KeysHelp({
  open,
  onClose,
  keys = KEYS,
}: {
  open: boolean;
  onClose: () => void;
  keys?: KeysOfList;
}) {
  const t = useText();
  return (
    <Modal open={open} title={t('lists.keysTitle')} onClose={onClose} maxWidth="xs">
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
      >
        {keys.map(([key, text]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt">
              <kbd>{key}</kbd>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {t(text)}
            </Box>
          </Box>
        ))}
      </Box>
    </Modal>
  );
}
