// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { loadTexts } from '#i18n/texts.ts';
import { sayIn } from '#i18n/useText.ts';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { withoutIsolates } from '#rules/direction.ts';
import { testConfig } from '#testing/screen.tsx';

const offer = {
  name: 'offers',
  label: 'Offers',
  service: 'auth',
  roles: ['admin'],
  fields: [{ source: 'title', type: 'text' }],
};
const field = (keys: object) => ({ fields: [{ source: 'a', type: 'text', ...keys }] });
const pay = { name: 'pay', label: 'Pay', path: 'pay' };
await loadTexts('en');
const say = sayIn(createI18nProvider('en').translate, 'en');

const read = (...resources: unknown[]) =>
  resourcesFromConfig({ ...testConfig(), resources }, [], []);
const told = (...resources: unknown[]) =>
  read(...resources).mistakes.map(({ text }) => withoutIsolates(say(text)));

describe('a mistake says what was found, what is wanted and which key was meant [CFG-13]', () => {
  it.each<[string, object]>([
    ['lable is not a key of a resource (Did you mean “label”?)', { lable: 'Offers' }],
    ['perpage is not a key of a resource (Did you mean “perPage”?)', { perpage: 10 }],
    ['per_page is not a key of a resource (Did you mean “perPage”?)', { per_page: 10 }],
    ['rowAction is not a key of a resource (Did you mean “rowActions”?)', { rowAction: [] }],
    [
      'fields.0.requierd is not a key of a resource (Did you mean “required”?)',
      field({ requierd: true }),
    ],
    [
      'fields.0.choises is not a key of a resource (Did you mean “choices”?)',
      field({ choises: [1] }),
    ],
    [
      'rowActions.0.confrim is not a key of a resource (Did you mean “confirm”?)',
      { rowActions: [{ ...pay, confrim: {} }] },
    ],
    ['label.eng is not a key of a resource (Did you mean “en”?)', { label: { en: 'O', eng: 'O' } }],
    [
      'list.one.route is not a key of a resource (Keys: path, record)',
      { list: { records: '', one: { path: 'a/{id}', route: 'x' } } },
    ],
    [
      'sort.direction is not a key of a resource (Keys: field, order)',
      { sort: { field: 'title', order: 'ASC', direction: 'up' } },
    ],
    ['perPage must be a whole number (found 2.5)', { perPage: 2.5 }],
    ['perPage must be at most 100 (found 101)', { perPage: 101 }],
    ['create must be true or false (found "yes")', { create: 'yes' }],
    ['roles must be a list (found "admin")', { roles: 'admin' }],
    ['label must be a text (found 7)', { label: 7 }],
    [
      'roles.0 must be one of admin, tech-support, operations, supportadmin, support (Did you mean “support”?)',
      { roles: ['suport'] },
    ],
    [
      'sort.order must be one of ASC, DESC (Did you mean “DESC”?)',
      { sort: { field: 'title', order: 'DES' } },
    ],
    [
      'sort.field ‘titel’ is no field (Did you mean “title”?)',
      { sort: { field: 'titel', order: 'ASC' } },
    ],
    [
      'rowActions.0.path names {titel}, which is no field (Did you mean “title”?)',
      { rowActions: [{ ...pay, path: 'a/{titel}' }] },
    ],
    ['service ‘ath’ is not among the services (Did you mean “auth”?)', { service: 'ath' }],
    [
      'fields.0.reference ‘offer’ is no resource (Did you mean “offers”?)',
      field({ type: 'reference', reference: 'offer' }),
    ],
    ['service is missing', { service: undefined }],
  ])('offers: %s', (line, wrong) => {
    expect(told({ ...offer, ...wrong })).toEqual([`offers: ${line}`]);
  });

  it('tells all mistakes of a declaration at once [CFG-13]', () => {
    const wrong = { ...offer, lable: 'x', perPage: 0, roles: ['boss'], colour: 1 };
    expect(told(wrong).map((line) => line.split(' ')[1])).toEqual(
      expect.arrayContaining(['lable', 'perPage', 'roles.0', 'colour']),
    );
    const clashing = {
      ...offer,
      sort: { field: 'x', order: 'ASC' },
      rowActions: [{ ...pay, when: { state: 1 } }, pay],
    };
    expect(told(clashing).map((line) => line.split(' ')[1])).toEqual([
      'sort.field',
      'rowActions.1.name',
      'rowActions.0.when.state',
    ]);
  });

  it('a long value is cut where it is told [CFG-13]', () => {
    const [line = ''] = told({ ...offer, create: 'x'.repeat(500) });
    expect(line.length).toBeLessThan(140);
    expect(line).toContain('…');
  });
});

describe('a mistake in one resource', () => {
  const broken = { ...offer, name: 'customers', perPage: 0 };

  it('leaves its neighbours working, and their references to it show ids [CFG-13]', () => {
    const order = {
      ...offer,
      name: 'orders',
      show: true,
      fields: [
        { source: 'customer_id', type: 'reference', reference: 'customers' },
        { source: 'total', type: 'number' },
      ],
      related: [{ resource: 'customers', by: 'order_id' }],
    };
    const { resources, mistakes } = read(broken, order);
    expect(mistakes.map(({ resource, key }) => [resource, key])).toEqual([
      ['customers', 'perPage'],
    ]);
    const [orders] = resources;
    expect(resources.map(({ name }) => name)).toEqual(['orders']);
    expect(orders?.fields[0]).toMatchObject({ source: 'customer_id', type: 'text', id: true });
    expect(orders?.related ?? []).toEqual([]);
  });
});
