import { expect, it } from 'vitest';
import { ROLES } from '#authProvider/roles.ts';
import { favouriteLinks } from '#layout/favouriteLinks.ts';
import { grantPages, type Label, type Page } from '#ui/page.ts';

const page = (name: string, path: string, roles: Page['roles'] = ROLES): Page => ({
  name,
  path,
  roles,
  title: { text: name.toUpperCase() },
  load: async () => ({ default: () => null }),
});
const pages = [
  page('mail', '/mail', ['admin']),
  page('pan', '/pan'),
  page('game', '/game/:gameId'),
];
grantPages(pages);
const words = (label: Label) =>
  typeof label === 'object' && 'text' in label ? String(label.text) : '';

it('favourites are offered by title, name and view, to those who may open them [WRK-02, APP-04]', () => {
  const list = [
    { to: '/pan', page: 'pan' },
    { to: '/pan?filter=%7B%7D', page: 'pan', view: 'Mine' },
    { to: '/game/7', page: 'game', name: 'IND v AUS' },
    { to: '/mail', page: 'mail' },
    { to: '/mail', page: 'pan' },
    { to: '/gone', page: 'gone' },
  ];
  const of = (role: 'admin' | 'support') =>
    favouriteLinks(list, pages, role, words).map(({ to, label }) => [to, label]);
  const all = [
    ['/pan', 'PAN'],
    ['/pan?filter=%7B%7D', 'PAN: Mine'],
    ['/game/7', 'IND v AUS'],
  ];
  expect(of('support')).toEqual(all);
  expect(of('admin')).toEqual([...all, ['/mail', 'MAIL']]);
});
