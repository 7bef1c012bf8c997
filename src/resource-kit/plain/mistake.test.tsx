// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MistakesNotice } from '#layout/MistakesNotice.tsx';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { testConfig } from '#testing/screen.tsx';
import { Wrapper } from '#testing/ui.tsx';

const offer = {
  name: 'offers',
  label: 'Offers',
  service: 'auth',
  roles: ['admin'],
  fields: [{ source: 'title', type: 'text' }],
};
const pay = { name: 'pay', label: 'Pay', path: 'offers/{id}/pay' };

/** What was found, or which keys there are, stands in brackets at the end (hints.test.ts). */
const withoutHint = (line: string) =>
  line.replace(/ \((?:Did you mean|Keys|found|क्या|कुंजियाँ|मिला).*$/s, '');

/** The notice about these resources, line by line. */
function told(locale: 'en' | 'hi', resources: unknown): string[] {
  const { mistakes } = resourcesFromConfig({ ...testConfig(), resources }, [], []);
  render(
    <Wrapper locale={locale}>
      <MistakesNotice mistakes={mistakes} />
    </Wrapper>,
  );
  return mistakes.map(({ resource }) =>
    withoutHint(screen.getByText(new RegExp(`^${resource}: `)).textContent ?? ''),
  );
}

afterEach(cleanup);

it.each([
  ['roles is missing', { roles: undefined }],
  ['roles must be a list', { roles: 'admin' }],
  ['roles must not be empty', { roles: [] }],
  [
    'roles.0 must be one of admin, tech-support, operations, supportadmin, support',
    { roles: ['boss'] },
  ],
  ['label must be a text', { label: 7 }],
  ['label must not be empty', { label: ' ' }],
  ['label.en is missing', { label: { hi: 'ऑफ़र' } }],
  ['label.hi must not be empty', { label: { en: 'Offers', hi: ' ' } }],
  ['label.fr is not a key of a resource', { label: { en: 'Offers', fr: 'Offres' } }],
  [
    'fields.0.choices.0.label.hi must be a text',
    {
      fields: [{ source: 'a', type: 'choice', choices: [{ id: 'x', label: { en: 'X', hi: 1 } }] }],
    },
  ],
  [
    'rowActions.0.confirm names {nobody}, which is no field',
    { rowActions: [{ ...pay, confirm: { title: { en: 'Pay', hi: '{nobody}' }, text: 'Pay?' } }] },
  ],
  ['create must be true or false', { create: 'yes' }],
  ['perPage must be a whole number', { perPage: 2.5 }],
  ['perPage must be at least 1', { perPage: 0 }],
  ['perPage must be at most 100', { perPage: 101 }],
  ['sort must be an object', { sort: 'title' }],
  ['path must be a place below the service such as offers/open', { path: '/offers' }],
  [
    'rowActions.0.path must be a place below the service such as offers/open',
    { rowActions: [{ ...pay, path: '../auth/{id}' }] },
  ],
  ['route /staff-login is answered by the server itself', { route: '/staff-login' }],
  ['sort.field ‘amount’ is no field', { sort: { field: 'amount', order: 'ASC' } }],
  [
    'fields.0.source must be the name of a value such as amount or team.name',
    { fields: [{ source: '__proto__', type: 'text' }] },
  ],
  ['fields.1.source ‘title’ is there twice', { fields: [...offer.fields, ...offer.fields] }],
  ['fields.0.min must be at most 1', { fields: [{ source: 'a', type: 'number', min: 5, max: 1 }] }],
  [
    'fields.0.default must be one of x, y',
    { fields: [{ source: 'a', type: 'choice', choices: ['x', 'y'], default: 'z' }] },
  ],
  [
    'fields.0.default must be a day such as 2026-01-31',
    { fields: [{ source: 'a', type: 'date', default: 'soon' }] },
  ],
  [
    'fields.0.default must be at most 2 characters',
    { fields: [{ source: 'a', type: 'text', maxLength: 2, default: 'abc' }] },
  ],
  [
    'fields.0.search is not for the type image, which no typed text finds',
    { fields: [{ source: 'a', type: 'image', search: true }] },
  ],
  [
    'fields.0.choices is missing: a filter needs choices',
    { fields: [{ source: 'a', type: 'status', filter: true }] },
  ],
  ['rowActions.1.name ‘pay’ is the name of another action', { rowActions: [pay, pay] }],
  [
    'bulkActions.0.confirm.title stands above all the records: it names no field',
    { bulkActions: [{ ...pay, confirm: { title: '{title}', text: 'Pay?' } }] },
  ],
  [
    'bulkActions.0.confirm.title stands above all the records: it names no field',
    {
      bulkActions: [{ ...pay, confirm: { title: { en: 'Pay', hi: '{title}' }, text: 'Pay?' } }],
    },
  ],
  [
    'list.key is missing: records that are opened, changed or acted on have a key',
    { list: { records: '', key: null }, edit: true },
  ],
  [
    'route is missing: what has forms, a page of a record or a menu entry has a page',
    { route: null, menu: 'mail' },
  ],
  ['route must be a path such as /offers', { route: 'offers' }],
  ['colour is not a key of a resource', { colour: 'red' }],
  ['service ‘nowhere’ is not among the services', { service: 'nowhere' }],
  [
    'fields.0.choices is missing: a choice needs choices',
    { fields: [{ source: 'a', type: 'choice' }] },
  ],
  [
    'fields.0.reference ‘ghosts’ is no resource',
    { fields: [{ source: 'a', type: 'reference', reference: 'ghosts' }] },
  ],
  [
    'rowActions.0.confirm is missing: an action with money asks first',
    { rowActions: [{ ...pay, money: true }] },
  ],
  ['rowActions.0.path has a brace without its partner', { rowActions: [{ ...pay, path: 'a{' }] }],
  [
    'bulkActions.0.path names {nobody}, which is no field',
    { bulkActions: [{ ...pay, path: 'a/{nobody}' }] },
  ],
  ['rowActions.0.when.state is no field', { rowActions: [{ ...pay, when: { state: 'open' } }] }],
  ['route /unauthorized is taken', { route: '/unauthorized' }],
  ['name is taken by another resource or page', { name: 'home', route: '/free' }],
  ['name must be lower-case letters, digits and dashes', { name: 'My_offers' }],
  [
    'list.one.path must have {id} and no other name',
    { list: { records: '', one: { path: 'offers/{title}' } } },
  ],
  ['card.title names ‘price’, which is no field', { card: { title: 'price' } }],
  [
    'fields.0.fields is for the type list, which says what each of its records has',
    { fields: [{ source: 'a', type: 'text', fields: offer.fields }] },
  ],
  [
    'fields.0.fields.0.type cannot be list or map within the records of a list',
    { fields: [{ source: 'a', type: 'list', fields: [{ source: 'b', type: 'map' }] }] },
  ],
  [
    'fields.0.fields.0.showIf is not for the records of a list: each shows all of its fields',
    {
      fields: [
        { source: 'a', type: 'list', fields: [{ source: 'b', type: 'text', showIf: { c: 1 } }] },
      ],
    },
  ],
  ['operators.gte must name {field}, such as {field}_gte', { operators: { gte: 'from' } }],
  [
    'related.0.list must be true, false or count',
    { related: [{ resource: 'offers', by: 'title', list: 'number' }] },
  ],
  [
    'related.0.by ‘offer’ is no field of offers',
    { related: [{ resource: 'offers', by: 'offer' }], show: true },
  ],
  [
    'related.0.list is missing: without show, only a link in the list leads to it',
    { related: [{ resource: 'offers', by: 'title' }] },
  ],
  [
    'fields.0.showIf.a names the field itself: a condition names another field',
    { edit: true, fields: [{ source: 'a', type: 'text', showIf: { a: 'x' } }] },
  ],
  [
    'fields.0.roles.0 ‘operations’ is not among the roles of the resource',
    { fields: [{ source: 'a', type: 'text', roles: ['operations'] }] },
  ],
  [
    'create needs a field that the form shows',
    { create: true, fields: [{ source: 'a', type: 'text', form: false }] },
  ],
  [
    'bulkActions.0.path must name the record that it acts on, such as offers/{id}',
    { bulkActions: [{ ...pay, path: 'offers/pay' }] },
  ],
  [
    'filters.0.filter is off: such a filter needs search or filter',
    { filters: [{ source: 'b', type: 'text', filter: false }] },
  ],
  [
    'fields.1.search ‘q’ is the query name of another search or filter',
    {
      fields: ['a', 'b'].map((source) => ({ source, type: 'text', search: 'q' })),
    },
  ],
  [
    'fields.0.sortable has no effect beside list: false',
    { fields: [{ source: 'a', type: 'text', list: false, sortable: true }] },
  ],
  [
    'fields.0.default breaks the field’s own rules: Not an e-mail address',
    { fields: [{ source: 'a', type: 'email', default: 'a@' }] },
  ],
  ['rowClick needs show beside it', { rowClick: 'record' }],
  [
    'fields.0.total is only for the types number, rupees, money, percent',
    { fields: [{ source: 'a', type: 'text', total: true }] },
  ],
  [
    'fields.0.search cannot stand beside filter: a field has one of the two',
    { fields: [{ source: 'a', type: 'text', search: true, filter: true }] },
  ],
  [
    'title names {a}, which not everyone may see',
    { title: '{a}', fields: [{ source: 'a', type: 'text', roles: ['admin'] }] },
  ],
  [
    'fields.0.currency must be the three capital letters of a currency such as EUR',
    { fields: [{ source: 'a', type: 'money', currency: 'euro' }] },
  ],
  [
    'fields.0.pattern must be a regular expression',
    { fields: [{ source: 'a', type: 'text', pattern: '[' }] },
  ],
  [
    'fields.0.reference is missing: a reference names a resource',
    { fields: [{ source: 'a', type: 'reference' }] },
  ],
  ['fields.0.default must be JSON', { fields: [{ source: 'a', type: 'json', default: '{' }] }],
  [
    'fields.0.default must be a number',
    { fields: [{ source: 'a', type: 'percent', default: 'all' }] },
  ],
  ['fields.0.default is not valid', { fields: [{ source: 'a', type: 'map', default: 'x' }] }],
])(
  '"%s" is told of its resource in English, and in Hindi in other words [CFG-03, CFG-13, APP-17]',
  (line, wrong) => {
    const declared = { ...offer, ...wrong };
    expect(told('en', [declared])).toEqual([`${declared.name}: ${line}`]);
    cleanup();
    const [hindi = ''] = told('hi', [declared]);
    const [key = ''] = line.split(' ');
    expect(hindi).toMatch(new RegExp(`^${declared.name}: ${key} .*[\\u0900-\\u097f]`));
    expect(hindi).not.toMatch(/%\{|resources\.problems|Invalid|Too /);
  },
);

it.each([{}, 'x'])('resources that are %j are told as a whole [CFG-03, APP-17]', (resources) => {
  expect(told('en', resources)).toEqual(['resources: must be a list']);
  cleanup();
  expect(told('hi', resources)).toEqual(['resources: सूची होनी चाहिए']);
});
