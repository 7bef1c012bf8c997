import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { ActivityEntry } from '#actions/activity.ts';
import type { Role } from '#authProvider/roles.ts';
import { readKey } from '#cache/reads.ts';
import { listPredictionGames } from '#contract/prediction.ts';
import { listStreetGames } from '#contract/street.ts';
import { listTradesGames } from '#contract/trades.ts';
import { customPages } from '#custom-pages/pages.ts';
import { asText } from '#i18n/useText.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';
import { grantPages, type Label } from '#ui/page.ts';
import type { PageCommand } from '#ui/pageCommands.ts';
import { paletteEntries } from './entries.ts';
import { withFurther } from './further.ts';

const pages = [...resources.flatMap(pagesOf), ...customPages];
grantPages(pages);
const nameOf = (label: Label) =>
  typeof label === 'object' && 'text' in label ? String(label.text) : asText(label).key;

const client = new QueryClient();
const game = (id: unknown, home: string, away: string, more = {}) => ({
  id,
  home_team_code: home,
  away_team_code: away,
  ...more,
});
client.setQueryData(readKey(listTradesGames, { query: { status: 'inactive' } }), [
  game(70001, 'IND', 'AUS', { home_team: { name: 'India' }, tournament: { name: 'Asia Cup' } }),
  game(70002, 'ENG', 'SA'),
]);
client.setQueryData(readKey(listPredictionGames, {}), {
  games: new Map([['Today', [game(70001, 'IND', 'AUS')]]]),
});
client.setQueryData(
  readKey(listStreetGames, { path: { status: 'active' }, query: { user_id: '9' } }),
  { games: [game(71, 'IND', 'PAK')] },
);
client.setQueryData(
  [
    'trades-user-games',
    'getList',
    { filter: { user_id: '8' }, pagination: { page: 1, perPage: 10 } },
  ],
  { data: [game(72, 'NZ', 'WI')] },
);

const command = (label: string, more: Partial<PageCommand> = {}): PageCommand => ({
  kind: 'action',
  label,
  run: () => {},
  ...more,
});
const commands = [
  command('Distribute Winning: IND v AUS', { reason: 'The game is completed' }),
  command('Delete: Coupons tip', { ofMany: true }),
  command('Density: Compact', { kind: 'setting' }),
];
const entry = {
  id: 4,
  label: 'common.save',
  record: 'user 7',
  outcome: 'unknown',
} as ActivityEntry;

const offered = (typed: string, role: Role = 'admin') =>
  withFurther(paletteEntries(pages, role, typed, [], nameOf), typed, {
    pages,
    role,
    client,
    favourites: [
      { to: '/coupons/add', label: 'Coupons', favourite: { to: '/coupons/add', page: 'coupons' } },
    ],
    commands,
    settings: [{ key: 'theme', label: 'Dark theme', run: () => {} }],
    activity: [entry],
    tell: ({ record, outcome }) => ({ says: `Saved ${record}`, note: outcome }),
    showActivity: () => {},
    nameOf,
  });
const games = (typed: string, role?: Role) =>
  offered(typed, role)
    .filter(({ group }) => group === 'games')
    .map(({ to }) => to);

describe('the palette', () => {
  it.each<[string, Role, string[]]>([
    [
      'ind',
      'admin',
      ['/trades/questions-list/70001', '/super-predictor/questions/70001', '/street/index/9/71'],
    ],
    ['IND v AUS', 'admin', ['/trades/questions-list/70001', '/super-predictor/questions/70001']],
    ['india', 'admin', ['/trades/questions-list/70001']],
    ['asia', 'operations', ['/trades/questions-list/70001']],
    ['ind', 'operations', ['/trades/questions-list/70001', '/street/index/9/71']],
    ['ind', 'support', ['/street/index/9/71']],
    ['nz', 'support', ['/trades/stats/72/8']],
    ['nz', 'operations', []],
    ['zim', 'admin', []],
    ['', 'admin', []],
  ])('finds for %j of %s the games among what was read [WRK-03, APP-04]', (typed, role, found) => {
    expect(games(typed, role)).toEqual(found);
  });

  it('leads with the game whose id was typed, then with the user [WRK-03]', () => {
    expect(offered('70002')[0]?.to).toBe('/trades/questions-list/70002');
    expect(offered('48213')[0]?.to).toBe('/?user=48213');
  });

  it('says why an action may not be done now, and does not let it be chosen [WRK-03, UI-14]', () => {
    expect(offered('distribute')).toEqual([
      expect.objectContaining({
        says: 'Distribute Winning: IND v AUS',
        note: 'The game is completed',
        closed: true,
      }),
    ]);
  });

  it('has the actions ahead of the pages until something is typed, those of rows only then, and behind them [WRK-03]', () => {
    const groups = (typed: string) => [...new Set(offered(typed).map(({ group }) => group))];
    expect(groups('')).toEqual(['favourites', 'actions', 'pages', 'settings', 'activity']);
    expect(offered('').filter(({ group }) => group === 'actions')).toHaveLength(1);
    const typed = offered('coupons').map(({ group, says, to }) => [group, to ?? says]);
    expect(typed[0]).toEqual(['favourites', '/coupons/add']);
    expect(typed.at(-1)).toEqual(['actions', 'Delete: Coupons tip']);
  });

  it.each([
    ['compact', 'Density: Compact'],
    ['dark', 'Dark theme'],
    ['saved', 'Saved user 7'],
  ])('finds settings and what was done last: %s [WRK-03]', (typed, says) => {
    expect(offered(typed).map((line) => line.says)).toEqual([says]);
  });
});
