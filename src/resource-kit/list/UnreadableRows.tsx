import Alert from '@mui/material/Alert';
import { useListContext } from 'ra-core';
import { useText } from '#i18n/useText.ts';

/** How many rows of the page could not be read and are not among those shown (NET-11). */
export function UnreadableRows() {
  const t = useText();
  const { meta } = useListContext();
  const count = Number(meta?.unreadable ?? 0);
  if (!(count > 0)) return null;
  return (
    <Alert severity="warning" role="status">
      {t('resources.unreadable', { smart_count: count })}
    </Alert>
  );
}
