import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { sideBySide } from '#rules/direction.ts';
import { lookUpAddress } from '#ui/lookUpAddress.ts';
import { type Recent, useRecents } from '#ui/recent.ts';
import { visibleCharacters } from '#ui/visibleCharacters.ts';

/** The users and games that were opened in this tab's session; nothing before the first (UI-17). */
export function RecentLinks() {
  const t = useText();
  const recents = useRecents();
  const users = recents.filter(({ kind }) => kind === 'user');
  const games = recents.filter(({ kind }) => kind === 'game');
  if (users.length + games.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('home.recent')} sx={{ display: 'grid', gap: 0.5 }}>
      <Links label={t('home.recentUsers')} links={users} to={({ id }) => lookUpAddress(id)} />
      <Links label={t('home.recentGames')} links={games} to={({ to }) => to} />
    </Box>
  );
}

function Links({
  label,
  links,
  to,
}: {
  label: string;
  links: readonly Recent[];
  to: (recent: Recent) => string;
}) {
  if (links.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', minWidth: 48 }}>
        {label}
      </Box>
      {links.map((recent) => (
        <Chip
          key={recent.id}
          component={Link}
          to={to(recent)}
          clickable
          size="small"
          variant="outlined"
          label={
            <bdi>
              {recent.name === undefined
                ? visibleCharacters(recent.id)
                : sideBySide([recent.name, visibleCharacters(recent.id)])}
            </bdi>
          }
          sx={{ maxWidth: '100%' }}
        />
      ))}
    </Box>
  );
}
