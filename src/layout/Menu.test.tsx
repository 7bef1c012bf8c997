// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore, StoreContextProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ROLES, type Role } from '#authProvider/roles.ts';
import { openSession, signOut } from '#authProvider/session.ts';
import { customPages } from '#custom-pages/pages.ts';
import { menuOf } from '#layout/menuEntries.ts';
import { PagesContext } from '#layout/PagesContext.ts';
import { issueToken } from '#mocks/token.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';
import { Wrapper } from '#testing/ui.tsx';
import { grantPages, type Page } from '#ui/page.ts';
import { Menu } from './Menu.tsx';

const pages = [...resources.flatMap(pagesOf), ...customPages];

grantPages(pages);
const memory = memoryStore();
memory.setup();
/** As one that outlives the page. */
const store = { ...memory, setup: () => {}, teardown: () => {} };

/** A section of the configuration whose pages are not for the same roles. */
const own = {
  load: async () => ({ default: () => null }),
  menu: { section: { text: 'Library' } },
};
const library: Page[] = [
  {
    ...own,
    name: 'authors',
    path: '/authors',
    roles: ['admin'],
    title: { text: 'Authors' },
    icon: 'book',
  },
  {
    ...own,
    name: 'books',
    path: '/books',
    roles: ['admin', 'support'],
    title: { text: 'Books' },
  },
];

async function menu(role: Role, path = '/', more: readonly Page[] = [], compact = false) {
  sessionStorage.setItem('jwt', issueToken({ role }));
  await openSession();
  grantPages(more);
  const onNavigate = vi.fn();
  render(
    <Wrapper path={path}>
      <StoreContextProvider value={store}>
        <PagesContext value={[...pages, ...more]}>
          <Menu compact={compact} onNavigate={onNavigate} />
        </PagesContext>
      </StoreContextProvider>
    </Wrapper>,
  );
  return onNavigate;
}

afterEach(() => {
  cleanup();
  store.reset();
  signOut();
  sessionStorage.clear();
  localStorage.clear();
});

/** Sections with their pages below them, in order; a section of one page is the page. */
const shown = () =>
  [...screen.getByRole('navigation', { name: 'Menu' }).children].map((group) => {
    const names = within(group as HTMLElement)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    const section = group.querySelector('[id]')?.textContent;
    return section ? [section, ...names] : names[0];
  });

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

const PICKS_USERS = 'User reports /picks/user-report';
const STREET = 'Street /street/games-list';
const MORE_GAMES = 'More Games /more-games/stats';
const PAN = 'PAN /pan-verification/manage';
const BANK = 'BANK /bank-verification/manage';
const USER_GAMES = 'User games /trades/user-games';
const STATS = 'Stats /trades/stats';
const PICKS = [
  'Picks',
  'Games /picks/games-list/new',
  'Reports /picks/report',
  PICKS_USERS,
] as const;
const TRADES = [
  'Trades',
  'Games /trades/games-list',
  USER_GAMES,
  STATS,
  'Reports /trades/report',
] as const;
const CALLS = 'Call /call-logs/manage';
const FINANCIALS = 'Financials /financial-report/download';

describe('the drawer', () => {
  it.each<[Role, unknown[]]>([
    [
      'admin',
      [
        [
          'Predictions',
          'Prediction games /super-predictor',
          'Prediction stats /super-predictor/stats',
        ],
        'Tooltips /manage-tooltips',
        'Mail /mail/bulk',
        'TDS Certificate /tdscertificate',
        'Groups /group/stats',
        PICKS,
        TRADES,
        'Coupons /coupons/add',
        STREET,
        MORE_GAMES,
        PAN,
        BANK,
        CALLS,
        FINANCIALS,
      ],
    ],
    [
      'tech-support',
      [PICKS, TRADES, 'Coupons /coupons/add', STREET, MORE_GAMES, PAN, BANK, CALLS, FINANCIALS],
    ],
    [
      'operations',
      ['Picks /picks/games-list/new', 'Trades /trades/games-list', STREET, MORE_GAMES, PAN],
    ],
    [
      'supportadmin',
      [
        'Picks /picks/user-report',
        ['Trades', USER_GAMES, STATS],
        'Coupons /coupons/add',
        STREET,
        MORE_GAMES,
        PAN,
        BANK,
      ],
    ],
    [
      'support',
      ['Picks /picks/user-report', ['Trades', USER_GAMES, STATS], STREET, MORE_GAMES, PAN],
    ],
  ])('of %s has these entries, in this order [APP-10]', async (role, entries) => {
    await menu(role);
    expect(shown()).toEqual(['Home /', ...entries]);
  });

  it.each(ROLES)('of %s leads to no page that the role may not open [APP-10]', (role) => {
    const opened = menuOf(pages, role).flatMap(({ entries }) => entries);
    for (const { page } of opened)
      expect(pages.find(({ name }) => name === page)?.roles).toContain(role);
  });

  it('has the icon of a section that one of its pages names, also for those who may not open that one [APP-10, CFG-11]', () => {
    grantPages(library);
    expect(menuOf(library, 'support')).toMatchObject([
      { icon: 'book', entries: [{ page: 'books' }] },
    ]);
    expect(menuOf(library, 'operations')).toEqual([]);
  });

  it.each([
    ['/', ['Home']],
    ['/super-predictor', ['Prediction games']],
    ['/super-predictor/questions/7', ['Prediction games']],
    ['/super-predictor/stats', ['Prediction stats']],
    ['/super-predictor/stats/7/9/', ['Prediction stats']],
    ['/picks/games-list/completed', ['Games']],
    ['/picks/user-report/7', ['User reports']],
    ['/trades/report/7', ['Reports']],
    ['/coupons/add/7', ['Coupons']],
    ['/street/index/7/8', ['Street']],
    ['/street/reports/7/8', ['Street']],
    ['/street/teams/7/8', ['Street']],
    ['/trades/questions-list/7', ['Games']],
    ['/street/nowhere', []],
    ['/group/statsmore', []],
    ['/nowhere', []],
  ])('at %s marks %j [APP-10]', async (path, marked) => {
    await menu('admin', path);
    expect(current()).toEqual(marked);
  });

  it('has pages of a configured section after those of the product [APP-10, CFG-03]', async () => {
    const own: Page = {
      name: 'demo',
      path: '/demo',
      roles: ['support'],
      title: { text: 'Notes' },
      load: async () => ({ default: () => null }),
      menu: { section: { text: 'Our own' } },
    };
    await menu('support', '/demo', [own]);
    expect(shown().at(-1)).toBe('Our own /demo');
    cleanup();
    await menu('admin', '/demo', [own]);
    expect(shown().at(-1)).toBe(FINANCIALS);
  });

  it('folds a section by its name, which tells so, and stays folded [APP-10, UI-12]', async () => {
    await menu('support');
    const name = () => screen.getByRole('button', { name: 'Trades' });
    expect(name().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(name());
    expect(screen.queryByRole('link', { name: 'Stats' })).toBeNull();
    cleanup();
    await menu('support');
    expect(name().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(name());
    expect(screen.getByRole('link', { name: 'Stats' })).toBeTruthy();
  });

  it('narrow keeps the names for screen readers, and a press closes a temporary one [APP-10, APP-13]', async () => {
    const closed = await menu('support', '/', [], true);
    expect(screen.getByRole('link', { name: 'Trades: Stats' }).textContent).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'PAN' }));
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
