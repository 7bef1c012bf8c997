import type { SvgIconComponent } from '@mui/icons-material';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';
import { type MenuGroup, menuOf } from '#layout/menuEntries.ts';
import { menuIcon } from '#layout/menuIcons.ts';
import { usePages } from '#layout/PagesContext.ts';
import { useLabel } from '#ui/useLabel.ts';

/** The drawer's entries; `compact` shows icons only, `onNavigate` closes a temporary drawer. */
export function Menu({ compact, onNavigate }: { compact: boolean; onNavigate?: () => void }) {
  const t = useText();
  const pages = usePages();
  const session = useSession();
  const groups = session ? menuOf(pages, session.role) : [];
  return (
    <Box component="nav" aria-label={t('layout.menu')} onClick={onNavigate} sx={{ py: 1 }}>
      <List dense disablePadding>
        <Entry to="/" label={t('layout.home')} Icon={HomeOutlined} compact={compact} />
      </List>
      {groups.map((group) => (
        <Group key={JSON.stringify(group.section)} group={group} compact={compact} />
      ))}
    </Box>
  );
}

function Group({ group, compact }: { group: MenuGroup; compact: boolean }) {
  const t = useText();
  const label = useLabel();
  const { section, entries } = group;
  const name = typeof section === 'string' ? t(`layout.sections.${section}`) : section.text;
  const Icon = menuIcon(section);
  const [only] = entries;
  if (entries.length === 1 && only)
    return (
      <List dense disablePadding>
        <Entry to={only.to} label={name} Icon={Icon} compact={compact} />
      </List>
    );
  return (
    <List
      dense
      disablePadding
      subheader={
        compact ? undefined : (
          <Box
            component="li"
            sx={{ px: 2, pt: 1.5, pb: 0.5, typography: 'caption', color: 'text.secondary' }}
          >
            {name}
          </Box>
        )
      }
    >
      {entries.map((entry) => (
        <Entry
          key={entry.to}
          to={entry.to}
          label={label(entry.label)}
          hint={name}
          Icon={Icon}
          compact={compact}
        />
      ))}
    </List>
  );
}

function Entry({
  to,
  label,
  hint,
  Icon,
  compact,
}: {
  to: string;
  label: string;
  hint?: string;
  Icon: SvgIconComponent;
  compact: boolean;
}) {
  const { pathname } = useLocation();
  const here = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  const name = compact && hint ? `${hint}: ${label}` : label;
  return (
    <ListItem disablePadding>
      <Tooltip title={compact ? name : ''} placement="right">
        <ListItemButton
          component={NavLink}
          to={to}
          selected={here}
          {...(compact && { 'aria-label': name })}
          sx={{ mx: 1, borderRadius: 1, minHeight: 34, ...(compact && { px: 1.25 }) }}
        >
          <ListItemIcon sx={{ minWidth: compact ? 0 : 32 }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {!compact && <ListItemText primary={label} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
