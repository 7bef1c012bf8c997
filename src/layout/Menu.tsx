import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';
import { bringIntoSight } from '#layout/bringIntoSight.ts';
import { currentEntry, type MenuEntry, type MenuGroup, menuOf } from '#layout/menuEntries.ts';
import { usePages } from '#layout/PagesContext.ts';
import { SectionIcon } from '#layout/SectionIcon.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The drawer's entries; `compact` shows icons only, `onNavigate` closes a temporary drawer. */
export function Menu({ compact, onNavigate }: { compact: boolean; onNavigate?: () => void }) {
  const t = useText();
  const pages = usePages();
  const session = useSession();
  const { pathname } = useLocation();
  const groups = session ? menuOf(pages, session.role) : [];
  const current = currentEntry(groups, pathname, pages);
  return (
    <Box component="nav" aria-label={t('layout.menu')} onClick={onNavigate} sx={{ py: 1 }}>
      <List dense disablePadding>
        <Entry
          to="/"
          here={pathname === '/'}
          label={t('layout.home')}
          icon={<HomeOutlined fontSize="small" />}
          compact={compact}
        />
      </List>
      {groups.map((group) => (
        <Group
          key={JSON.stringify(group.section)}
          group={group}
          current={current}
          compact={compact}
        />
      ))}
    </Box>
  );
}

/** A section: its only page under the section's name, or its pages below it. */
function Group({
  group,
  current,
  compact,
}: {
  group: MenuGroup;
  current: MenuEntry | undefined;
  compact: boolean;
}) {
  const t = useText();
  const label = useLabel();
  const id = useId();
  const { section, entries } = group;
  const name = typeof section === 'string' ? t(`layout.sections.${section}`) : label(section);
  const icon = <SectionIcon section={section} icon={group.icon} />;
  const [only] = entries;
  if (entries.length === 1 && only)
    return (
      <List dense disablePadding>
        <Entry to={only.to} here={only === current} label={name} icon={icon} compact={compact} />
      </List>
    );
  return (
    <Box sx={compact ? { my: 0.5, borderBlock: 1, borderColor: 'divider' } : { pb: 0.5 }}>
      {!compact && (
        <Box
          id={id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: 3,
            minHeight: 34,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {icon}
          {name}
        </Box>
      )}
      <List dense disablePadding {...(!compact && { 'aria-labelledby': id })}>
        {entries.map((entry) => (
          <Entry
            key={entry.to}
            to={entry.to}
            here={entry === current}
            label={compact ? `${name}: ${label(entry.label)}` : label(entry.label)}
            {...(compact && { icon })}
            compact={compact}
          />
        ))}
      </List>
    </Box>
  );
}

/** One page; without an icon it stands below the name of its section. */
function Entry({
  to,
  here,
  label,
  icon,
  compact,
}: {
  to: string;
  here: boolean;
  label: string;
  icon?: ReactNode;
  compact: boolean;
}) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here && item.current) bringIntoSight(item.current);
  }, [here]);
  return (
    <ListItem ref={item} disablePadding>
      <Tooltip title={compact ? label : ''} placement="right">
        <ListItemButton
          component={Link}
          to={to}
          selected={here}
          {...(here && { 'aria-current': 'page' })}
          {...(compact && { 'aria-label': label })}
          sx={{
            mx: 1,
            borderRadius: 1,
            minHeight: 34,
            ...(compact && { px: 1.25 }),
            ...(!icon && { pl: 6, minHeight: 30 }),
          }}
        >
          {icon && <ListItemIcon sx={{ minWidth: compact ? 0 : 32 }}>{icon}</ListItemIcon>}
          {!compact && <ListItemText primary={label} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
