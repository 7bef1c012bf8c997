import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { UserLookUp, useLookedUpUser } from '#custom-pages/user-overview/UserLookUp.tsx';
import { useText } from '#i18n/useText.ts';
import { type MenuGroup, menuOf } from '#layout/menuEntries.ts';
import { usePages } from '#layout/PagesContext.ts';
import { SectionIcon } from '#layout/SectionIcon.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The role's home: the user look-up, and every page that the role may open, by section (APP-03). */
export function Home() {
  const t = useText();
  const pages = usePages();
  const session = useSession();
  const user = useLookedUpUser();
  if (!session) return null;
  return (
    <>
      <PageTitle title={user === '' ? t('layout.home') : t('home.titleOf', { user })} />
      <UserLookUp pages={pages} />
      <Box component="section" aria-labelledby="tasks">
        <Typography id="tasks" variant="h2">
          {t('layout.tasks')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ pb: 1.5 }}>
          {t('layout.tasksHint', { role: session.role })}
        </Typography>
        <CardGrid min={240}>
          {menuOf(pages, session.role).map((group) => (
            <Section key={JSON.stringify(group.section)} group={group} />
          ))}
        </CardGrid>
      </Box>
    </>
  );
}

function Section({ group: { section, icon, entries } }: { group: MenuGroup }) {
  const t = useText();
  const label = useLabel();
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ display: 'flex', color: 'action.active' }}>
          <SectionIcon section={section} icon={icon} />
        </Box>
        <Typography variant="h3">
          {typeof section === 'string' ? t(`layout.sections.${section}`) : label(section)}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ to, label: name }) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              variant="body2"
              sx={{ display: 'block', py: 0.5, overflowWrap: 'anywhere' }}
            >
              {label(name)}
            </Link>
          </li>
        ))}
      </Box>
    </Card>
  );
}
