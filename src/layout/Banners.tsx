import Alert from '@mui/material/Alert';
import { Suspense, useContext, useSyncExternalStore } from 'react';
import { A, T } from '#authProvider/roles.ts';
import { useSession } from '#authProvider/useSession.ts';
import { useConfig } from '#config/useConfig.ts';
import { isOffline, subscribeOnline } from '#http/online.ts';
import { useText } from '#i18n/useText.ts';
import { HindiOffer } from '#layout/HindiOffer.tsx';
import { MistakesContext } from '#layout/MistakesContext.ts';
import type { ResourceMistake } from '#resource-kit/plain/mistake.ts';
import { later } from '#ui/later.ts';
import { Text } from '#ui/Text.tsx';

const MistakesNotice = later<'MistakesNotice', { mistakes: readonly ResourceMistake[] }>(
  () => import('#layout/MistakesNotice.tsx'),
  'MistakesNotice',
);

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
      {mayMend && mistakes.length > 0 && (
        <Suspense fallback={null}>
          <MistakesNotice mistakes={mistakes} />
        </Suspense>
      )}
      <HindiOffer />
      {notice && (
        <Alert severity="info" role="status">
          <Text value={notice} limit={300} />
        </Alert>
      )}
    </>
  );
}
