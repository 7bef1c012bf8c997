import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useConfig } from '#config/useConfig.ts';
import { isOffline, subscribeOnline } from '#http/online.ts';
import { useText } from '#i18n/useText.ts';
import { HindiOffer } from '#layout/HindiOffer.tsx';
import { Text } from '#ui/Text.tsx';

const flat = { borderRadius: 0, borderWidth: '1px 0 0' };

/** What concerns every page: offline, read-only, the operator's notice (APP-19, NET-10). */
export function Banners() {
  const t = useText();
  const { notice, readOnly } = useConfig();
  const offline = useSyncExternalStore(subscribeOnline, isOffline);
  return (
    <>
      {offline && (
        <Alert severity="warning" role="alert" sx={flat}>
          {t('layout.offline')}
        </Alert>
      )}
      {readOnly && (
        <Alert severity="warning" role="status" sx={flat}>
          {t('layout.readOnly')}
        </Alert>
      )}
      <HindiOffer />
      {notice && (
        <Alert severity="info" role="status" sx={flat}>
          <Text value={notice} limit={300} />
        </Alert>
      )}
    </>
  );
}
