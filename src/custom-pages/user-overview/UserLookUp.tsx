import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { panelsOf } from '#custom-pages/user-overview/panels.ts';
import { UserPanel } from '#custom-pages/user-overview/UserPanel.tsx';
import { useText } from '#i18n/useText.ts';
import { addressId, mayBeUserId } from '#rules/userId.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { lookUpAddress } from '#ui/lookUpAddress.ts';
import type { Page } from '#ui/page.ts';
import { useNoteUser } from '#ui/recent.ts';
import { UserIdForm } from '#ui/UserIdForm.tsx';

/** What the address asks for (`/?user=1048213`); '' for nothing. */
function useAsked(): string {
  const [query] = useSearchParams();
  return addressId(query.get('user'));
}

/** The user looked up; '' for none, also where the address has what is not the id of one user (UI-06). */
export function useLookedUpUser(): string {
  const asked = useAsked();
  return mayBeUserId(asked) ? asked : '';
}

/**
 * Asks for a user id and shows what each product knows of that user: one panel per page that the role may
 * open (APP-18).
 */
export function UserLookUp({ pages }: { pages: readonly Page[] }) {
  const t = useText();
  const role = useSession()?.role;
  const navigate = useNavigate();
  const asked = useAsked();
  const userId = useLookedUpUser();
  useNoteUser(userId, lookUpAddress(userId));
  return (
    <Box component="section" aria-labelledby="look-up" sx={{ display: 'grid', gap: 1.5, pb: 2 }}>
      <Box>
        <Typography id="look-up" variant="h2">
          {t('home.lookUp')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('home.lookUpHint')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <UserIdForm
          value={asked}
          label={t('home.lookUp')}
          submit={t('home.show')}
          onUser={(user) => navigate(lookUpAddress(user))}
        />
        {userId !== '' && <CopyButton text={userId} what={t('ui.userId')} />}
        {asked !== '' && (
          <Button component={Link} to="/" variant="text">
            {t('home.clear')}
          </Button>
        )}
      </Box>
      {userId !== '' && role !== undefined && (
        <CardGrid min={340}>
          {panelsOf(pages, role).map((panel) => (
            <UserPanel key={panel.route} panel={panel} userId={userId} />
          ))}
        </CardGrid>
      )}
    </Box>
  );
}
