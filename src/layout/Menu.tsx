import ExpandMore from '@mui/icons-material/ExpandMore';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import { useStore } from 'ra-core';
import { memo, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';
import { bringIntoSight } from '#layout/bringIntoSight.ts';
import { useFavouriteLinks } from '#layout/favouriteLinks.ts';
import { currentEntry, type MenuEntry, type MenuGroup, menuOf } from '#layout/menuEntries.ts';
import { type ChosenSections, foldedSections, sectionKey } from '#layout/menuFolds.ts';
import { menuSheet } from '#layout/menuSheet.ts';
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
    // As it was measured: to measure it here would lay the page out once more.
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.height ?? null));
    watch.observe(around);
    return () => watch.disconnect();
  }, [element]);
  return room;
}

/** The drawer's entries; `compact` shows icons only, `onNavigate` closes a temporary drawer. */
export const Menu = memo(function Menu({
  compact,
  onNavigate,
}: {
  compact: boolean;
  onNavigate?: () => void;
}) {
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
      sx={menuSheet}
    >
      <ul>
        <Entry
          to="/"
          here={pathname === '/'}
          label={t('layout.home')}
          icon={<HomeOutlined fontSize="small" />}
          compact={compact}
        />
      </ul>
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
});

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
      <ul>
        <Entry to={only.to} here={only === current} label={name} icon={icon} compact={compact} />
      </ul>
    );
  if (compact)
    return (
      <ul className="icons">
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
      </ul>
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
    <div className="section">
      <button type="button" className="entry" aria-expanded={!folded} onClick={onFold}>
        {icon}
        <span id={id}>{name}</span>
        <ExpandMore className="fold" />
      </button>
      {!folded && <ul aria-labelledby={id}>{children}</ul>}
    </div>
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
    const { current } = item;
    if (!here || !current) return;
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => bringIntoSight(current));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  const link = (
    <Link
      to={to}
      className={['entry', ...(icon ? [] : ['below']), ...(compact ? ['compact'] : [])].join(' ')}
      {...(here && { 'aria-current': 'page' })}
      {...(compact && { 'aria-label': label })}
    >
      {icon}
      {!compact && <span title={label}>{label}</span>}
    </Link>
  );
  return (
    <li ref={item}>
      {compact ? (
        <Tip title={label} placement="right">
          {link}
        </Tip>
      ) : (
        link
      )}
    </li>
  );
}
