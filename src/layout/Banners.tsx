import Alert from '@mui/material/Alert';
import { useContext, useSyncExternalStore } from 'react';
import { A, T } from '#authProvider/roles.ts';
import { useSession } from '#authProvider/useSession.ts';
import { useConfig } from '#config/useConfig.ts';
import { isOffline, subscribeOnline } from '#http/online.ts';
import { useText } from '#i18n/useText.ts';
import { HindiOffer } from '#layout/HindiOffer.tsx';
import { MistakesContext, MistakesNotice } from '#layout/MistakesNotice.tsx';
import { Text } from '#ui/Text.tsx';

/** What concerns every page: offline, read-only, mistakes of the configuration, the operator's notice (APP-19, NET-10). */
export function Banners() {
  const t = useText();
  const { notice, readOnly } = useConfig();
  const mistakes = useContext(MistakesContext);
  const role = useSession()?.role;
  // To the others they say nothing that they could do something about.
  const mayMend = role === A || role === T;
  const offline = useSyncExternalStore(subscribeOnline, isOffline);
  return (
    <>
      {offline && (
        <Alert severity="warning" role="alert">
          {t('layout.offline')}
        </Alert>
      )}
      {readOnly && (
        <Alert severity="warning" role="status">
          {t('layout.readOnly')}
        </Alert>
      )}
      {mayMend && <MistakesNotice mistakes={mistakes} />}
      <HindiOffer />
      {notice && (
        <Alert severity="info" role="status">
          <Text value={notice} limit={300} />
        </Alert>
      )}
    </>
  );
}
