import ExpandMore from '@mui/icons-material/ExpandMore';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useStore } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';
import { bringIntoSight } from '#layout/bringIntoSight.ts';
import { useFavouriteLinks } from '#layout/favouriteLinks.ts';
import { currentEntry, type MenuEntry, type MenuGroup, menuOf } from '#layout/menuEntries.ts';
import {
  type ChosenSections,
  foldedSections,
  MENU_GAP,
  MENU_ROW,
  MENU_SUBROW,
  sectionKey,
} from '#layout/menuFolds.ts';
import { usePages } from '#layout/PagesContext.ts';
import { SectionIcon } from '#layout/SectionIcon.tsx';
import { Tip } from '#ui/Tip.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** Under what the favourites fold. */
const FAVOURITES = 'favourites';
const NONE: ChosenSections = {};

/** The room that an element's surroundings give it, in pixels; null while that is not known. */
function useRoom(element: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const around = element.current?.parentElement;
    if (!around || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setRoom(around.clientHeight));
    watch.observe(around);
    return () => watch.disconnect();
  }, [element]);
  return room;
}

/** The drawer's entries; `compact` shows icons only, `onNavigate` closes a temporary drawer. */
export function Menu({ compact, onNavigate }: { compact: boolean; onNavigate?: () => void }) {
  const t = useText();
  const label = useLabel();
  const pages = usePages();
  const session = useSession();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const room = useRoom(nav);
  const [chosen, choose] = useStore<ChosenSections>('menu.sections', NONE);
  const favourites = useFavouriteLinks();
  const groups = session ? menuOf(pages, session.role) : [];
  const current = currentEntry(groups, pathname, pages);
  const folded = foldedSections(
    [
      // One favourite still stands below its heading.
      ...(favourites.length > 0
        ? [{ key: FAVOURITES, entries: Math.max(2, favourites.length), current: false }]
        : []),
      ...groups.map(({ section, entries }) => ({
        key: sectionKey(section),
        entries: entries.length,
        current: current !== undefined && entries.includes(current),
      })),
    ],
    chosen,
    room,
  );
  const section = (key: string) => ({
    folded: folded.has(key),
    onFold: () => choose({ ...chosen, [key]: folded.has(key) }),
  });
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={t('layout.menu')}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onNavigate?.();
      }}
      sx={{ py: 1 }}
    >
      <List dense disablePadding>
        <Entry
          to="/"
          here={pathname === '/'}
          label={t('layout.home')}
          icon={<HomeOutlined fontSize="small" />}
          compact={compact}
        />
      </List>
      {favourites.length > 0 && !compact && (
        <Section
          name={t('work.favourites')}
          icon={<StarBorder fontSize="small" />}
          {...section(FAVOURITES)}
        >
          {favourites.map(({ to, label: name }) => (
            <Entry key={to} to={to} here={false} label={name} compact={false} />
          ))}
        </Section>
      )}
      {groups.map((group) => (
        <Group
          key={sectionKey(group.section)}
          group={group}
          name={
            typeof group.section === 'string'
              ? t(`layout.sections.${group.section}`)
              : label(group.section)
          }
          current={current}
          compact={compact}
          {...section(sectionKey(group.section))}
        />
      ))}
    </Box>
  );
}

/** A section: its only page under the section's name, or its pages below it. */
function Group({
  group: { section, icon: named, entries },
  name,
  current,
  compact,
  ...fold
}: {
  group: MenuGroup;
  name: string;
  current: MenuEntry | undefined;
  compact: boolean;
  folded: boolean;
  onFold: () => void;
}) {
  const label = useLabel();
  const icon = <SectionIcon section={section} icon={named} />;
  const [only] = entries;
  if (entries.length === 1 && only)
    return (
      <List dense disablePadding>
        <Entry to={only.to} here={only === current} label={name} icon={icon} compact={compact} />
      </List>
    );
  if (compact)
    return (
      <List dense disablePadding sx={{ my: 0.5, borderBlock: 1, borderColor: 'divider' }}>
        {entries.map((entry) => (
          <Entry
            key={entry.to}
            to={entry.to}
            here={entry === current}
            label={`${name}: ${label(entry.label)}`}
            icon={icon}
            compact
          />
        ))}
      </List>
    );
  return (
    <Section name={name} icon={icon} {...fold}>
      {entries.map((entry) => (
        <Entry
          key={entry.to}
          to={entry.to}
          here={entry === current}
          label={label(entry.label)}
          compact={false}
        />
      ))}
    </Section>
  );
}

/** A name that folds what stands below it. */
function Section({
  name,
  icon,
  folded,
  onFold,
  children,
}: {
  name: string;
  icon: ReactNode;
  folded: boolean;
  onFold: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box sx={{ pb: `${MENU_GAP}px` }}>
      <ListItemButton
        dense
        component="button"
        aria-expanded={!folded}
        onClick={onFold}
        sx={{
          width: 'calc(100% - 16px)',
          mx: 1,
          borderRadius: 1,
          minHeight: MENU_ROW,
          color: 'text.secondary',
        }}
      >
        <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText id={id} primary={name} />
        <ExpandMore
          fontSize="small"
          sx={{ transform: folded ? 'rotate(-90deg)' : 'none', transition: 'transform 0.1s' }}
        />
      </ListItemButton>
      {!folded && (
        <List dense disablePadding aria-labelledby={id}>
          {children}
        </List>
      )}
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
      <Tip title={compact ? label : ''} placement="right">
        <ListItemButton
          component={Link}
          to={to}
          selected={here}
          {...(here && { 'aria-current': 'page' })}
          {...(compact && { 'aria-label': label })}
          sx={{
            mx: 1,
            borderRadius: 1,
            minHeight: MENU_ROW,
            ...(compact && { px: 1.25 }),
            ...(!icon && { pl: 6, minHeight: MENU_SUBROW, py: 0 }),
          }}
        >
          {icon && <ListItemIcon sx={{ minWidth: compact ? 0 : 32 }}>{icon}</ListItemIcon>}
          {!compact && (
            <ListItemText
              primary={label}
              slotProps={{ primary: { noWrap: !icon, title: label } }}
            />
          )}
        </ListItemButton>
      </Tip>
    </ListItem>
  );
}
