import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useConfig } from '#config/useConfig.ts';
import { useText } from '#i18n/useText.ts';
import { Text } from '#ui/Text.tsx';

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What concerns every page: the operator's notice, read-only, offline (APP-19, NET-10). */
export function Banners() {
  const t = useText();
  const { notice, readOnly } = useConfig();
  const online = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  return (
    <>
      {!online && (
        <Alert severity="warning" role="alert" square>
          {t('layout.offline')}
        </Alert>
      )}
      {readOnly && (
        <Alert severity="warning" square>
          {t('layout.readOnly')}
        </Alert>
      )}
      {notice && (
        <Alert severity="info" square>
          <Text value={notice} />
        </Alert>
      )}
    </>
  );
}
