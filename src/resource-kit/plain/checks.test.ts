import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { testConfig } from '#testing/screen.tsx';
import type { Page } from '#ui/page.ts';

const offer = {
  name: 'offers',
  label: 'Offers',
  service: 'demo',
  roles: ['admin'],
  fields: [{ source: 'title', type: 'text' }],
};
const custom: Page = {
  name: 'report',
  path: '/reports/:month?',
  roles: ['admin'],
  title: { text: 'Report' },
  load: async () => ({ default: () => null }),
};
const action = { name: 'close', label: 'Close', path: 'offers/{id}/close' };
const withField = (field: object) => ({ ...offer, fields: [{ source: 'a', ...field }] });

const made = (resources: unknown, config: Record<string, unknown> = {}) =>
  resourcesFromConfig(
    testConfig({
      services: { ...testConfig().services, demo: '/services/demo/', own: '/api/v1/' },
      loginUrl: '/login/staff?return={returnTo}',
      ...config,
      resources,
    }),
    [],
    [custom],
  );

/** The key of the one mistake of the first resource; the second must work all the same. */
function keyOf(wrong: { name: string } & Record<string, unknown>): string {
  const { resources, mistakes } = made([wrong, { ...offer, name: 'good' }]);
  expect(resources.map(({ name }) => name)).toEqual(['good']);
  expect(mistakes.map(({ resource }) => resource)).toEqual([wrong.name]);
  return mistakes[0]?.key ?? '';
}
const isFine = (resource: object) =>
  expect(made([resource])).toMatchObject({ resources: [{}], mistakes: [] });

/** Each would lead out of the service, or to another call than the declaration shows. */
const TREACHEROUS = [
  '../auth/x',
  'a/../../auth',
  './x',
  '..',
  'a/..',
  'http://evil.example/x',
  '//evil/x',
  '/x',
  'a//b',
  'a\\..\\b',
  '%2e%2e/auth',
  'a/%2E%2e/b',
  'a%2fb',
  'a?b=c',
  'a#b',
  'a b',
  '.\t./auth',
  'a/..\u0001',
];

describe('a path of a configured resource stays below its service', () => {
  it.each(TREACHEROUS)('%j is refused wherever it stands [CFG-03, NET-12]', (path) => {
    expect(keyOf({ ...offer, path })).toBe('path');
    expect(keyOf({ ...offer, list: { records: '', path } })).toBe('list.path');
    expect(keyOf({ ...offer, rowActions: [{ ...action, path }] })).toBe('rowActions.0.path');
    const filled = `${path}/{id}`;
    expect(keyOf({ ...offer, bulkActions: [{ ...action, path: filled }] })).toBe(
      'bulkActions.0.path',
    );
  });

  it('names no value of a record where there is none [CFG-03]', () => {
    expect(keyOf({ ...offer, path: 'offers/{id}' })).toBe('path');
    expect(keyOf({ ...offer, list: { records: '', path: 'offers/{id}' } })).toBe('list.path');
  });

  it.each(['offers', 'v1/offers.json', '...', '.well-known/offers', 'क/ख', 'a:b'])(
    '%j is fine [CFG-01]',
    (path) => {
      isFine({ ...offer, path, rowActions: [{ ...action, path: `${path}/{id}/close/` }] });
    },
  );
});

describe('what contradicts itself in a configured resource', () => {
  it.each<[string, object, string]>([
    ['a value twice', { fields: [...offer.fields, ...offer.fields] }, 'fields.1.source'],
    ['two row actions of one name', { rowActions: [action, action] }, 'rowActions.1.name'],
    ['two bulk actions of one name', { bulkActions: [action, action] }, 'bulkActions.1.name'],
    [
      'a row and a bulk action of one name',
      { rowActions: [action], bulkActions: [action] },
      'bulkActions.0.name',
    ],
    [
      'an action with the name of a form',
      { edit: true, rowActions: [{ ...action, name: 'edit' }] },
      'rowActions.0.name',
    ],
    ['sorted by no field', { sort: { field: 'amount', order: 'ASC' } }, 'sort.field'],
    [
      'a field in the title above all records',
      { bulkActions: [{ ...action, confirm: { title: 'Close {title}', text: 'Sure?' } }] },
      'bulkActions.0.confirm.title',
    ],
  ])('%s is a mistake of its key [CFG-03]', (_, wrong, key) => {
    expect(keyOf({ ...offer, ...wrong })).toBe(key);
  });

  it.each<[string, object, string]>([
    ['min above max', { type: 'number', min: 5, max: 1 }, 'min'],
    ['a default that is no number', { type: 'number', default: 'abc' }, 'default'],
    ['a default that is no amount', { type: 'rupees', default: '5' }, 'default'],
    ['a default below min', { type: 'number', min: 1, default: 0 }, 'default'],
    ['a default above max', { type: 'rupees', max: 1, default: 2 }, 'default'],
    ['a default that is not whole', { type: 'number', integer: true, default: 0.5 }, 'default'],
    ['a default that is no yes or no', { type: 'boolean', default: 'x' }, 'default'],
    ['a default that is no day', { type: 'date', default: '2026-02-30' }, 'default'],
    ['a default that is no text', { type: 'text', default: 5 }, 'default'],
    ['a default that is too long', { type: 'text', maxLength: 2, default: 'abc' }, 'default'],
    [
      'a default that is no key',
      { type: 'reference', reference: 'good', default: true },
      'default',
    ],
    ['a default not offered', { type: 'choice', choices: ['x'], default: 'y' }, 'default'],
    ['a status not offered', { type: 'status', choices: ['x'], default: 'y' }, 'default'],
    ['a number for a choice', { type: 'choice', choices: ['1'], default: 1 }, 'default'],
    ['a choice twice', { type: 'choice', choices: ['x', { id: 'x', label: 'X' }] }, 'choices.1'],
    ['a filter without choices', { type: 'status', filter: true }, 'choices'],
    ['a searched picture', { type: 'image', search: true }, 'search'],
    ['a searched recording', { type: 'audio', search: 'q' }, 'search'],
    ['a searched yes or no', { type: 'boolean', search: true }, 'search'],
    ['a searched object', { type: 'json', search: true }, 'search'],
  ])('%s is a mistake of the field [CFG-03]', (_, field, key) => {
    expect(keyOf(withField(field))).toBe(`fields.0.${key}`);
  });

  it.each(['', ' ', 'a b', ' a', '__proto__', 'constructor', 'a.prototype', 'a..b', '.a', '{a}'])(
    'a value cannot be called %j [CFG-03]',
    (source) => {
      expect(keyOf(withField({ type: 'text', source }))).toBe('fields.0.source');
    },
  );

  it('what fits is no mistake [CFG-01]', () => {
    isFine({
      ...offer,
      sort: { field: 'id', order: 'DESC' },
      rowActions: [{ ...action, name: 'edit' }, action],
      fields: [
        { source: 'protocol', type: 'text', search: true, maxLength: 2, default: 'क्' },
        { source: 'a', type: 'number', min: 1, max: 1, default: 1, search: 'q' },
        { source: 'b.constructors', type: 'boolean', default: false },
        { source: 'c', type: 'date', default: '2026-01-31' },
        { source: 'born', type: 'date', default: '1965-03-02' },
        { source: 'd', type: 'choice', choices: ['x', 'y'], default: 'y', filter: true },
        { source: 'e', type: 'status', default: 'y' },
        { source: 'f', type: 'json', default: true },
      ],
    });
  });
});

describe('the route of a configured resource', () => {
  it.each([
    '/',
    '/unauthorized',
    '/staff-login',
    '/Staff-Login',
    '/staff-login/enter',
    '/assets',
    '/assets/offers',
    '/services',
    '/services/demo',
    '/__services/offers',
    '/config.json',
    '/index.html',
    '/offers.js',
    '/.well-known/x',
    '/login/staff',
    '/api/v1/offers',
    '/a/../b',
    '/%2e%2e',
    '/a\\b',
  ])('%j is taken by the console or its server [CFG-03]', (route) => {
    expect(keyOf({ ...offer, route })).toBe('route');
  });

  it('is none that the server keeps for files [CFG-03]', () => {
    const [, endings = ''] =
      /location ~ \\\.\(([^)]*)\)\$/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
    const names = endings.replace('woff2?', 'woff|woff2').split('|');
    expect(names.length).toBeGreaterThan(5);
    for (const ending of names) expect(keyOf({ ...offer, route: `/x.${ending}` })).toBe('route');
  });

  it.each(['/assetsx', '/service', '/login', '/api', '/offers/all', '/x.y'])(
    '%j is free [CFG-01]',
    (route) => isFine({ ...offer, route }),
  );

  it('a service at the root of the console takes no route [CFG-01]', () => {
    const services = { ...testConfig().services, demo: '/' };
    expect(made([offer], { services }).mistakes).toEqual([]);
  });
});

describe('the name of a configured resource', () => {
  it.each(['home', 'report'])('%j is a page of the console [CFG-03]', (name) => {
    expect(keyOf({ ...offer, name, route: '/free' })).toBe('name');
  });

  it('is not that of another’s form [CFG-03]', () => {
    const { mistakes } = made([
      { ...offer, create: true },
      { ...offer, name: 'offers-create', route: '/free' },
    ]);
    expect(mistakes).toMatchObject([{ resource: 'offers-create', key: 'name' }]);
  });
});

it.each([{}, 'x', 7, null, true])(
  'resources that are %j are one mistake; the console runs without them [CFG-03]',
  (resources) => {
    expect(made(resources)).toMatchObject({
      resources: [],
      mistakes: [{ resource: 'resources', key: '' }],
    });
  },
);
