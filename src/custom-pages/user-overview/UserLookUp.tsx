import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import type { CompareUsers as Compare } from '#custom-pages/user-overview/compare/CompareUsers.tsx';
import { PanelsTools } from '#custom-pages/user-overview/PanelsTools.tsx';
import { panelsOf } from '#custom-pages/user-overview/panels.ts';
import { createPanelTools } from '#custom-pages/user-overview/panelTools.ts';
import { UserPanels } from '#custom-pages/user-overview/UserPanels.tsx';
import { useText } from '#i18n/useText.ts';
import { addressId, mayBeUserId } from '#rules/userId.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { later } from '#ui/later.ts';
import { lookUpAddress } from '#ui/lookUpAddress.ts';
import type { Page } from '#ui/page.ts';
import { useNoteUser } from '#ui/recent.ts';
import { UserIdForm } from '#ui/UserIdForm.tsx';

const CompareUsers = later<'CompareUsers', Parameters<typeof Compare>[0]>(
  () => import('#custom-pages/user-overview/compare/CompareUsers.tsx'),
  'CompareUsers',
);

/** What the address asks for (`/?user=1048213&with=1048344`); '' for nothing. */
function useAsked(name: 'user' | 'with' = 'user'): string {
  const [query] = useSearchParams();
  return addressId(query.get(name));
}

/** The user looked up; '' for none, also where the address has what is not the id of one user (UI-06). */
export function useLookedUpUser(): string {
  const asked = useAsked();
  return mayBeUserId(asked) ? asked : '';
}

/** The user beside the one looked up; '' for none, for what is no id, and for the same one (WHY-05). */
export function useComparedUser(): string {
  const asked = useAsked('with');
  const user = useLookedUpUser();
  return user !== '' && mayBeUserId(asked) && asked !== user ? asked : '';
}

/**
 * Asks for a user id and shows what each product knows of that user: one panel per page that the role may
 * open; or of two users, side by side (APP-18, WHY-05).
 */
export function UserLookUp({ pages }: { pages: readonly Page[] }) {
  const t = useText();
  const role = useSession()?.role;
  const navigate = useNavigate();
  const asked = useAsked();
  const askedWith = useAsked('with');
  const userId = useLookedUpUser();
  const other = useComparedUser();
  useNoteUser(userId, lookUpAddress(userId));
  useNoteUser(other, lookUpAddress(other));
  const [tools] = useState(createPanelTools);
  const panels = role === undefined ? [] : panelsOf(pages, role);
  return (
    <Box
      component="section"
      aria-labelledby="look-up"
      sx={{ display: 'grid', gap: 1.5, pb: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id="look-up" variant="h2">
          {t('home.lookUp')}
        </Typography>
        {userId === '' && (
          <Typography variant="body2" color="textSecondary">
            {t('home.lookUpHint')}
          </Typography>
        )}
      </Box>
      <Box
        role="group"
        aria-label={t('why.user.tools')}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}
      >
        <UserIdForm
          value={asked}
          label={t('home.lookUp')}
          submit={t('home.show')}
          onUser={(user) => navigate(lookUpAddress(user))}
        />
        {userId !== '' && (
          <>
            <Box sx={{ pt: 1 }}>
              <CopyButton text={userId} what={t('ui.userId')} />
            </Box>
            <UserIdForm
              value={askedWith}
              field={t('why.user.with')}
              label={t('why.user.withForm')}
              submit={t('why.user.compare')}
              odd={(typed) => (typed === userId ? t('why.user.sameTwice') : null)}
              onUser={(user) => navigate(lookUpAddress(userId, user))}
            />
          </>
        )}
        {askedWith !== '' && userId !== '' && (
          <Button component={Link} to={lookUpAddress(userId)} variant="text">
            {t('why.user.alone')}
          </Button>
        )}
        {asked !== '' && (
          <Button component={Link} to="/" variant="text">
            {t('home.clear')}
          </Button>
        )}
        {userId !== '' && other === '' && (
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PanelsTools tools={tools} />
          </Box>
        )}
      </Box>
      {userId !== '' &&
        (other === '' ? (
          <UserPanels key={userId} userId={userId} panels={panels} tools={tools} />
        ) : (
          <Suspense fallback={<LoadingText />}>
            <CompareUsers key={`${userId} ${other}`} users={[userId, other]} panels={panels} />
          </Suspense>
        ))}
    </Box>
  );
}
