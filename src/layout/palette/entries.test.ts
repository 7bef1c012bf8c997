import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#authProvider/roles.ts';
import { customPages } from '#custom-pages/pages.ts';
import { loadTexts, textOf } from '#i18n/texts.ts';
import { asText, type DayWord, type TextKey, type Words, wordsIn } from '#i18n/useText.ts';
import { addressWith, paletteEntries } from '#layout/palette/entries.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';
import { grantPages, type Label, type Page } from '#ui/page.ts';

const page = (name: string, path: string, more: Partial<Page> = {}): Page => ({
  name,
  path,
  roles: ROLES,
  title: { text: name },
  load: async () => ({ default: () => null }),
  ...more,
});

const pages = [
  page('Trades games', '/trades/user-games/:userId?'),
  page('Trades stats', '/trades/stats/:gameId?/:userId?'),
  page('Questions', '/trades/questions-list/:gameId', { roles: ['admin'] }),
  page('Street index', '/street/index/:userId/:gameId'),
  page('Real money', '/more-games/stats', { takes: 'userId', takesAs: { query: 'user_id' } }),
  page('Calls', '/call-logs/manage', { takes: 'phone', takesAs: { filter: 'search' } }),
  page('Picks', '/picks/games-list/:status', {
    menu: { section: 'picks', to: '/picks/games-list/new' },
  }),
];
grantPages([...pages, ...resources.flatMap(pagesOf), ...customPages]);

const nameOf = (label: Label) =>
  typeof label === 'object' && 'text' in label ? wordsIn('en', label.text) : asText(label).key;
const offered = (typed: string, role: Role = 'admin') =>
  paletteEntries(pages, role, typed, [], nameOf).map(({ to }) => to);

describe('the command palette', () => {
  it('offers every page that opens without a value, to those who may [APP-14]', () => {
    expect(offered('')).toEqual([
      '/trades/user-games',
      '/trades/stats',
      '/more-games/stats',
      '/call-logs/manage',
      '/picks/games-list/new',
    ]);
  });

  it('leads a typed id to each page that takes one, as user and as game [APP-14]', () => {
    expect(offered(' 48213\t')).toEqual([
      '/?user=48213',
      '/trades/user-games/48213',
      '/more-games/stats?user_id=48213',
      '/trades/stats/48213',
      '/trades/questions-list/48213',
    ]);
    expect(offered('48213', 'support')).not.toContain('/trades/questions-list/48213');
  });

  it.each([
    ['English', 'en'],
    ['Hindi', 'hi'],
  ])('names each page so that no two of them read alike in %s [APP-14]', async (_, locale) => {
    await loadTexts(locale);
    const worded = (label: Label | Words | number | DayWord): string => {
      if (typeof label === 'number' || (typeof label === 'string' && !label.includes('.')))
        return String(label);
      if (typeof label === 'object' && 'en' in label) return label.en;
      if (typeof label === 'object' && 'text' in label) return wordsIn('en', label.text);
      if (typeof label === 'object' && 'day' in label) return String(label.day);
      const { key, params = {} } = asText(label as TextKey);
      const text = String(textOf(locale, key));
      return text.replace(/%\{(\w+)\}/g, (_, name: string) => worded(params[name] ?? ''));
    };
    const all = [...resources.flatMap(pagesOf), ...customPages];
    const lines = paletteEntries(all, 'admin', '48213', [], worded).map(({ page, text }) => [
      page && worded(page),
      text,
    ]);
    expect(lines.length).toBeGreaterThan(12);
    expect(lines.flat()).not.toContain('undefined');
    expect(new Set(lines.map(String)).size).toBe(lines.length);
  });

  it('keeps the plus of a phone number [APP-14]', () => {
    expect(offered('+919812345678')[0]).toBe(
      `/call-logs/manage?${new URLSearchParams({ filter: '{"search":"+919812345678"}' })}`,
    );
  });

  it.each(['+91 8238463812', '+91-82384-63812', ' 82384 63812 '])(
    'looks for a phone number written in groups, %j, by its last ten digits [APP-14]',
    (typed) => {
      expect(offered(typed)).toContain(
        `/call-logs/manage?${new URLSearchParams({ filter: '{"search":"8238463812"}' })}`,
      );
    },
  );

  it.each(['12.9', '-1', '+5', '48213,48344', '48213;48344'])(
    'offers %j to no page as a user, as it is not the id of one [APP-14, UI-06]',
    (typed) => {
      const texts = paletteEntries(pages, 'admin', typed, [], nameOf).map(({ text }) => text);
      expect(texts).toContain('palette.forGame');
      expect(texts).not.toContain('palette.forUser');
    },
  );

  it('finds pages by any of their words, in any case [APP-14]', () => {
    expect(offered('GAMES trades')).toEqual(['/trades/user-games']);
  });

  it('does not fill a path that needs another value too [APP-14]', () => {
    const [index] = pages.filter(({ name }) => name === 'Street index');
    expect(index && addressWith(index, 'userId', '1')).toBeNull();
  });

  it('offers a record of a declared resource by its name [CFG-05, UI-17]', () => {
    const opened = { id: 'customers/7', to: '/customers/7/show', name: 'customer Anita Rao' };
    const found = paletteEntries(pages, 'admin', 'anita', [{ kind: 'record', ...opened }], nameOf);
    expect(found.map(({ to, value }) => [to, value])).toEqual([[opened.to, opened.name]]);
  });

  it('offers what was opened lately [UI-17]', () => {
    const recents = [{ kind: 'game' as const, id: '70001', to: '/g/70001', name: 'IND v AUS' }];
    const found = paletteEntries(pages, 'admin', 'aus', recents, nameOf);
    expect(found.map(({ to, value }) => [to, value])).toEqual([['/g/70001', '70001 (IND v AUS)']]);
  });
});
