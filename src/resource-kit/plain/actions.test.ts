// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activity } from '#actions/activity.ts';
import { whyClosed } from '#actions/allowed.ts';
import { openConfirmation, sayNo, sayYes } from '#actions/confirmations.ts';
import { perform } from '#actions/perform.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { readRecord } from '#dataProvider/dataProvider.ts';
import { readRows } from '#dataProvider/records.ts';
import { type Text, type Words, wordsIn } from '#i18n/useText.ts';
import { issueToken } from '#mocks/token.ts';
import { resourcesFromConfig } from '#resource-kit/plain/fromConfig.ts';
import { drawQuestions, signInBy } from '#testing/actions.ts';
import { fakeService } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';

drawQuestions();
const service = fakeService();
const pay = {
  name: 'pay',
  label: 'Pay',
  path: 'offers/{id}/pay',
  body: { offer: '{id}', amount: '{amount}' },
  confirm: { title: 'Pay', text: 'Pay {title}?' },
  when: { status: 'open' },
  money: true,
};
const offers = (rowAction: object, list?: object) => ({
  name: 'offers',
  label: 'Offers',
  service: 'demo',
  roles: ['admin'],
  fields: ['title', 'status', 'amount'].map((source) => ({ source, type: 'text' })),
  rowActions: [rowAction],
  ...(list && { list }),
});
const configured = (resources: unknown[]) =>
  testConfig({ resources, services: { ...testConfig().services, demo: '/services/demo/' } });
const made = (declared: unknown) => resourcesFromConfig(configured([declared]), [], []);
const rowActionOf = (declared: unknown) => {
  const { resources, mistakes } = made(declared);
  const action = resources[0]?.actions?.row?.[0];
  if (!action) throw new Error(JSON.stringify(mistakes));
  return action;
};
const writes = () => service.requests.filter(({ method }) => method === 'POST');

beforeEach(async () => {
  setConfig(configured([]));
  await signInBy(issueToken({ role: 'admin' }));
});
afterEach(() => {
  signOut();
  sessionStorage.clear();
});

it.each([
  ['sent when it still is so', { id: '7', status: 'open', title: 'Diwali', amount: 50 }, 1],
  ['not sent when another took it', { id: '7', status: 'paid', title: 'Diwali', amount: 50 }, 0],
  ['not sent when the amount changed', { id: '7', status: 'open', title: 'Diwali', amount: 5 }, 0],
])('money is read again after Yes and %s [CFG-03, PRD-18, NET-06]', async (_, now, sent) => {
  service.answers(({ method }) => HttpResponse.json(method === 'GET' ? now : { success: true }));
  const shown = { id: '7', status: 'open', title: 'Diwali', amount: 50 };
  const done = perform(rowActionOf(offers(pay)), shown, undefined);
  await vi.waitFor(() => expect(openConfirmation()).not.toBeNull());
  sayYes();
  await vi.waitFor(() => expect(writes().length).toBe(sent));
  if (sent === 0) {
    await vi.waitFor(() => expect(openConfirmation()?.stopped).toBeTruthy());
    sayNo();
  }
  expect((await done).kind).toBe(sent ? 'confirmed' : 'stopped');
});

it('sends the key as it came, a number as a number and a row that came twice under its own [CFG-02]', async () => {
  const { money: _, confirm: __, when: ___, ...plain } = pay;
  const action = rowActionOf(offers(plain, { records: 'data', key: 'no' }));
  const data = { dialect: 'paged', records: 'data', key: 'no' } as never;
  const { records } = readRows({}, data, { data: [{ no: 7 }, { no: 7, amount: 50 }] });
  const [, twin] = records;
  await perform(action, twin as never, undefined);
  expect(writes().map(({ url }) => new URL(url).pathname)).toEqual(['/services/demo/offers/7/pay']);
  expect(await writes()[0]?.json()).toEqual({ offer: 7, amount: 50 });
});

it('refuses money that asks nobody first [CFG-03]', () => {
  const { confirm: _, ...unasked } = pay;
  expect(made(offers(unasked)).mistakes).toMatchObject([
    { resource: 'offers', key: 'rowActions.0.confirm' },
  ]);
});

it.each([
  [{ title: 'Holi offer', amount: 5 }, 'Offer (Holi offer)'],
  [{ title: '  ' }, 'Offer'],
])('a new one is noted under its title: %j [ACT-01]', async (values, record) => {
  const { resources } = made({ ...offers(pay), one: 'Offer', create: true });
  const create = resources[0]?.actions?.create;
  if (!create) throw new Error('no create');
  await perform(create, { id: '' }, values);
  expect(activity()).toMatchObject([{ action: 'offers.create', record, outcome: 'confirmed' }]);
});

it('one that has a name is noted under id and name [CFG-05, ACT-01]', async () => {
  const { money: _, confirm: __, when: ___, ...plain } = pay;
  const action = rowActionOf({ ...offers(plain), one: 'offer', title: '{title}' });
  await perform(action, { id: 7, title: 'Diwali' }, undefined);
  expect(activity()).toMatchObject([{ action: 'offers.pay', record: 'offer 7 (Diwali)' }]);
});

it('a bulk action is for its own roles, not for all that may open the list [CFG-01, APP-04]', async () => {
  const { money: _, when: __, ...plain } = pay;
  const { resources } = made({
    ...offers(plain),
    roles: ['admin', 'operations'],
    rowActions: [],
    bulkActions: [{ ...plain, confirm: { title: 'Pay', text: 'Pay?' }, roles: ['admin'] }],
  });
  const action = resources[0]?.actions?.bulk?.[0];
  if (!action) throw new Error('no action');
  expect(whyClosed(action)).toBeNull();
  await signInBy(issueToken({ role: 'operations' }));
  expect(whyClosed(action)?.key).toBe('actions.notAllowed');
});

describe('a record whose key would climb', () => {
  const { money: _, confirm: __, when: ___, ...plain } = pay;
  const declared = { ...offers({ ...plain, body: undefined }), edit: true, delete: true };

  it.each(['', '.', '..', { a: 1 }])('%j: no call of it leaves [CFG-03, NET-12]', async (id) => {
    const { resources } = made(declared);
    const { row = [], edit } = resources[0]?.actions ?? {};
    if (!row[0] || !edit) throw new Error('no actions');
    const record = { id } as never;
    expect((await perform(row[0], record, undefined)).kind).toBe('refused');
    if (typeof id === 'string') expect((await perform(edit, record, {})).kind).toBe('refused');
    expect(service.requests).toEqual([]);
  });

  it.each(['.', '..'])('%j: it is not read either [CFG-02, NET-12]', async (id) => {
    const { resources } = made(declared);
    if (!resources[0]) throw new Error('no resource');
    await expect(readRecord(resources[0], id)).rejects.toMatchObject({ kind: 'badInput' });
    expect(service.requests).toEqual([]);
  });

  it.each(['../auth', '%2e%2e', 'a/b?c#d'])('%j stays one part [CFG-03, NET-12]', async (id) => {
    await perform(rowActionOf(declared), { id }, undefined);
    expect(writes().map(({ url }) => new URL(url).pathname)).toEqual([
      `/services/demo/offers/${encodeURIComponent(id)}/pay`,
    ]);
  });
});

it('asks in the record’s own words, title and text [CFG-01]', () => {
  const confirm = { title: 'Pay {title}', text: '{amount} rupees?' };
  const asked = rowActionOf(offers({ ...pay, confirm })).confirm?.(
    { id: '7', title: 'Diwali', amount: 5 },
    undefined,
  );
  expect([asked?.title, ...(asked?.lines ?? [])].map((text) => text?.params?.text)).toEqual([
    'Pay Diwali',
    '5 rupees?',
  ]);
});

it('asks in the language in use, and in English where Hindi is missing [CFG-01, APP-17]', () => {
  const label = { en: 'Pay', hi: 'भुगतान' };
  const confirm = {
    title: { en: 'Pay {title}', hi: '{title} का भुगतान' },
    text: { en: '{amount} rupees?' },
  };
  const { label: name, confirm: ask } = rowActionOf(offers({ ...pay, label, confirm }));
  const asked = ask?.({ id: '7', title: 'Diwali', amount: 5 }, undefined);
  const texts = [name as Text, asked?.title, ...(asked?.lines ?? [])].flatMap((text) => text ?? []);
  const said = (locale: string) =>
    texts.map(({ params }) => wordsIn(locale, params?.text as Words));
  expect(said('en')).toEqual(['Pay', 'Pay Diwali', '5 rupees?']);
  expect(said('hi')).toEqual(['भुगतान', 'Diwali का भुगतान', '5 rupees?']);
});
