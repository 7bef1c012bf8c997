import { describe, expect, it } from 'vitest';
import type { Field } from '#fields/field.ts';
import { defineResource, type Resource } from '#resource-kit/defineResource.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
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

const builtIn = defineResource({
  name: 'tooltips',
  route: '/manage-tooltips',
  roles: ['admin'],
  title: { text: 'Tooltips' },
  data: { dialect: 'simple-rest', service: 'auth', path: 'tooltips' },
  fields: [],
});

const served = { ...testConfig().services, demo: '/services/demo/' };

/** What is made of these resources beside a built-in one. */
const made = (...resources: unknown[]) =>
  resourcesFromConfig(
    { resources, services: served, loginUrl: 'https://login.example/staff' },
    [builtIn, { ...builtIn, name: 'pageless', route: '' }],
    [custom],
  );

const action = { name: 'close', label: 'Close', path: 'offers/{id}/close' };

describe('resources of the configuration', () => {
  it('makes a resource with route, roles, menu and writes from plain data [CFG-03, CFG-01]', () => {
    const { resources, mistakes } = made({
      ...offer,
      menu: 'Offers',
      create: true,
      delete: true,
      rowActions: [action],
    });
    expect(mistakes).toEqual([]);
    expect(resources[0]).toMatchObject({
      name: 'offers',
      route: '/offers',
      resource: 'offers',
      roles: ['admin'],
      menu: { section: { text: 'Offers' } },
      data: { dialect: 'simple-rest', service: 'demo', path: 'offers' },
    });
    expect(resources[0]?.actions?.create?.endpoint).toMatchObject({
      method: 'POST',
      path: 'offers',
    });
    expect(resources[0]?.actions?.row?.[0]?.name).toBe('offers.close');
  });

  it.each([
    [
      'unknown field type',
      { ...offer, fields: [{ source: 'a', type: 'rainbow' }] },
      'fields.0.type',
    ],
    ['unknown role', { ...offer, roles: ['admin', 'boss'] }, 'roles.1'],
    ['no roles', { ...offer, roles: [] }, 'roles'],
    ['unknown service', { ...offer, service: 'nowhere' }, 'service'],
    ['unknown key', { ...offer, colour: 'red' }, 'colour'],
    ['no fields', { ...offer, fields: [] }, 'fields'],
    ['the name of a built-in one without a page', { ...offer, name: 'pageless' }, 'name'],
    ['a route that is taken', { ...offer, route: '/manage-tooltips' }, 'route'],
    ['a route that a page’s pattern takes', { ...offer, route: '/reports/offers' }, 'route'],
    ['the name of a built-in resource', { ...offer, name: 'tooltips', route: '/x' }, 'name'],
    [
      'a brace without partner',
      { ...offer, rowActions: [{ ...action, path: 'offers/{id' }] },
      'rowActions.0.path',
    ],
    [
      'a template of no field',
      { ...offer, bulkActions: [{ ...action, path: 'offers/{nobody}' }] },
      'bulkActions.0.path',
    ],
    [
      'a bad template in a body',
      { ...offer, rowActions: [{ ...action, body: { a: ['{b}'] } }] },
      'rowActions.0.body',
    ],
    [
      'a condition on no field',
      { ...offer, rowActions: [{ ...action, when: { state: 'open' } }] },
      'rowActions.0.when.state',
    ],
    [
      'a choice without choices',
      { ...offer, fields: [{ source: 'a', type: 'choice' }] },
      'fields.0.choices',
    ],
    [
      'a reference to nothing',
      { ...offer, fields: [{ source: 'a', type: 'reference', reference: 'ghosts' }] },
      'fields.0.reference',
    ],
  ])('%s names the resource and the key and leaves the rest working [CFG-03]', (_, wrong, key) => {
    const { resources, mistakes } = made(wrong, { ...offer, name: 'good' });
    expect(mistakes.map((mistake) => [mistake.resource, mistake.key])).toEqual([[wrong.name, key]]);
    expect(resources.map(({ name }) => name)).toEqual(['good']);
  });

  it('a reference keeps the name of its resource, whatever its route; one to a resource that cannot be used shows ids [CFG-13, CFG-01]', () => {
    const to = (reference: string) => [{ source: 'a', type: 'reference', reference }];
    const { resources, mistakes } = made(
      { ...offer, name: 'chained', fields: to('wrong') },
      { ...offer, name: 'wrong', fields: to('ghosts') },
      { ...offer, name: 'good', fields: to('moved') },
      { ...offer, name: 'moved', route: '/elsewhere', fields: to('tooltips') },
    );
    expect(mistakes.map(({ resource, key }) => `${resource} ${key}`)).toEqual([
      'wrong fields.0.reference',
    ]);
    expect(resources.map(({ name, fields }) => [name, fields[0]?.reference])).toEqual([
      ['chained', undefined],
      ['good', 'moved'],
      ['moved', 'tooltips'],
    ]);
  });

  const asking = (reference: string, more: object = {}) => ({
    ...action,
    ask: [
      { source: 'to', type: 'text' },
      { source: 'by', type: 'reference', reference, ...more },
    ],
  });
  it.each<[string, (to: string) => object, (offer: Resource) => Field | undefined]>([
    [
      'fields.1.fields.0.reference',
      (reference) => ({
        fields: [
          ...offer.fields,
          {
            source: 'rows',
            type: 'list',
            fields: [{ source: 'a', type: 'reference', reference }],
          },
        ],
      }),
      ({ fields }) => fields[1]?.fields?.[0],
    ],
    [
      'filters.0.reference',
      (reference) => ({ filters: [{ source: 'a', type: 'reference', reference }] }),
      ({ fields }) => fields[1],
    ],
    [
      'rowActions.0.ask.1.reference',
      (reference) => ({ rowActions: [asking(reference)] }),
      ({ asks }) => asks?.['offers.close']?.[1],
    ],
    [
      'bulkActions.1.ask.1.reference',
      (reference) => ({ bulkActions: [{ ...action, name: 'x' }, asking(reference)] }),
      ({ asks }) => asks?.['offers.close']?.[1],
    ],
  ])(
    '%s leads to a resource, or shows ids, or is told under this key [CFG-07, CFG-13]',
    (key, declared, at) => {
      const wrong = { ...offer, name: 'wrong', colour: 'red' };
      const of = (to: string) =>
        made({ ...offer, ...declared(to) }, { ...offer, name: 'good' }, wrong);
      const field = (to: string) =>
        of(to)
          .resources.filter(({ name }) => name === 'offers')
          .map(at);
      expect(field('good')).toMatchObject([{ type: 'reference', reference: 'good' }]);
      const [ids] = field('wrong');
      expect([ids?.type, ids?.id, ids?.reference]).toEqual(['text', true, undefined]);
      const { resources, mistakes } = of('gold');
      expect(resources.map(({ name }) => name)).toEqual(['good']);
      expect(mistakes).toMatchObject([
        { resource: 'wrong' },
        {
          resource: 'offers',
          key,
          problem: { key: 'mistakes.problems.noResource' },
          hint: { params: { meant: 'good' } },
        },
      ]);
    },
  );

  it('related lists name fields and columns of the other resource, where that can be used [CFG-08, CFG-13]', () => {
    const orders = {
      ...offer,
      name: 'orders',
      fields: [
        { source: 'offer_id', type: 'text' },
        { source: 'city', type: 'text', name: 'place' },
      ],
      filters: [{ source: 'seller_id', type: 'text' }],
    };
    const told = (related: object, other: object = orders) =>
      made({ ...offer, show: true, related: [related] }, other).mistakes.flatMap(
        ({ resource, key, problem, hint }) =>
          resource === 'offers' ? [[key, problem.params?.name, hint?.params?.meant]] : [],
      );
    const to = { resource: 'orders', by: 'offer_id' };
    expect(told({ ...to, columns: ['offer_id', 'place'] })).toEqual([]);
    expect(told({ ...to, by: 'seller_id' })).toEqual([]);
    expect(told({ ...to, by: 'ofer_id', columns: ['plaice', 'offer_id', 'city'] })).toEqual([
      ['related.0.by', 'ofer_id', 'offer_id'],
      ['related.0.columns.0', 'plaice', 'place'],
      ['related.0.columns.2', 'city', undefined],
    ]);
    expect(told({ ...to, by: 'ofer_id' }, { ...orders, colour: 'red' })).toEqual([]);
    expect(told({ resource: 'tooltips', by: 'offer_id' })).toMatchObject([
      ['related.0.by', 'offer_id', undefined],
    ]);
  });

  it('one without a page is read by others and stands nowhere [CFG-01, CFG-03]', () => {
    const { resources, mistakes } = made(
      { ...offer, route: null, list: { records: '', page: null, key: null } },
      { ...offer, name: 'good', fields: [{ source: 'a', type: 'reference', reference: 'offers' }] },
      { ...offer, route: '/twice' },
    );
    expect(mistakes).toMatchObject([{ resource: 'offers', key: 'name' }]);
    expect(resources.flatMap(pagesOf).map(({ name }) => name)).toEqual(['good']);
    expect(resources[0]).toMatchObject({ route: '', data: { dialect: 'whole', key: null } });
  });

  it('refuses the second of two with one name, and what is no object [CFG-03]', () => {
    const { resources, mistakes } = made(offer, offer, 'offers', null);
    expect(resources).toHaveLength(1);
    expect(mistakes.map(({ resource, key }) => `${resource} ${key}`)).toEqual([
      'offers name',
      'resources.2 declaration',
      'resources.3 declaration',
    ]);
  });
});
