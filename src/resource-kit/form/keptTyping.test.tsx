// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endSession } from '#authProvider/session.ts';
import { demo } from '#mocks/data/demo.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

const offers = definePlainResource({
  name: 'kept-offers',
  label: 'Offers',
  one: 'offer',
  service: 'demo',
  roles: ['admin'],
  create: true,
  edit: true,
  fields: [
    { source: 'title', type: 'text' },
    { source: 'stake', type: 'number', min: 1, max: 10 },
    { source: 'prize', type: 'rupees' },
    { source: 'limits.share', type: 'number', label: 'Share' },
    { source: 'rules', type: 'json' },
    { source: 'tree', type: 'json' },
  ],
});
const OFFER = 'PUT demo kept-offers';
const open = (userId = 'u-1') =>
  openConsole(issueToken({ role: 'admin', userId }), '/kept-offers/o1/edit', [offers]);
const stored = async () => {
  const { demoRecords } = await services.db().area(demo);
  const values = { title: 'A', stake: 5, prize: 5, limits: { share: 5 }, rules: { a: 1 }, tree: 7 };
  await demoRecords.create({ resource: 'kept-offers', id: 'o1', values });
};
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const DEEP = `${'['.repeat(101)}${']'.repeat(101)}`;
const TYPED = {
  Title: 'B ',
  Stake: '1,000',
  Prize: '१२',
  Share: '12.5.1',
  Rules: '{"a": 2',
  Tree: DEEP,
};
const shown = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(TYPED).map(async (label) => [label, (await field(label)).value] as const),
    ),
  );

it('what was refused is kept over the end of the session as it was typed, and refused again [APP-08, UI-06, UI-10]', async () => {
  await stored();
  const first = await open();
  for (const [label, value] of Object.entries(TYPED))
    fireEvent.change(await field(label), { target: { value } });
  act(() => endSession('expired'));
  first.unmount();
  const second = await open();
  expect(await shown()).toEqual(TYPED);
  screen.getByText(/^Draft from \d\d:\d\d, not saved yet\.$/);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  for (const label of ['Stake', 'Prize', 'Share', 'Rules', 'Tree'])
    await waitFor(async () => expect((await field(label)).ariaInvalid, label).toBe('true'));
  screen.getByText('Not valid JSON');
  screen.getByText('Nested deeper than 100 levels');
  expect(services.requests(OFFER)).toEqual([]);
  act(() => endSession('expired'));
  second.unmount();
  await open('u-2');
  expect(await shown()).toMatchObject({ Title: 'A', Stake: '5', Rules: '{\n "a": 1\n}' });
});

it('a draft can be discarded: the form is as the record was read, and nothing is kept [UI-10, APP-08]', async () => {
  await stored();
  const first = await open();
  fireEvent.change(await field('Title'), { target: { value: 'B' } });
  first.unmount();
  const second = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(async () => expect((await field('Title')).value).toBe('A'));
  expect(screen.queryByText(/^Draft from/)).toBeNull();
  second.unmount();
  await open();
  expect((await field('Title')).value).toBe('A');
});

it('what others store meanwhile stays; a field typed in that changed says what it is now [UI-10, APP-08, CFG-01]', async () => {
  await stored();
  const first = await open();
  fireEvent.change(await field('Title'), { target: { value: 'B' } });
  fireEvent.change(await field('Share'), { target: { value: '6' } });
  act(() => endSession('expired'));
  first.unmount();
  const { demoRecords } = await services.db().area(demo);
  const values = { title: 'A', stake: 9, prize: 5, limits: { share: 8 }, rules: { a: 2 }, tree: 7 };
  await demoRecords.update((all) => all.where({ id: 'o1' }), {
    data: (record) => {
      Object.assign(record.values, values);
    },
  });
  await open();
  expect(await shown()).toMatchObject({ Title: 'B', Stake: '9', Share: '6' });
  screen.getByText('Changed by someone else since you typed: Share is now 8. Saving replaces it.');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.requests(OFFER)).toHaveLength(1));
  expect(services.requests(OFFER)[0]?.body).toEqual({
    id: 'o1',
    ...values,
    title: 'B',
    limits: { share: 6 },
  });
});

it('a new record that may have been saved is not sent again before somebody looked [NET-06, CFG-01]', async () => {
  services.fault({ call: 'POST demo kept-offers', fault: 'reset', applied: true, times: 1 });
  const first = await openConsole(issueToken({ role: 'admin' }), '/kept-offers/create', [offers]);
  fireEvent.change(await field('Title'), { target: { value: 'New' } });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  fireEvent.click(save());
  await screen.findByText('This may have been saved. Look in the list before you save it again.');
  expect(save().disabled).toBe(true);
  expect((await field('Title')).value).toBe('New');
  first.unmount();
  await openConsole(issueToken({ role: 'admin' }), '/kept-offers/create', [offers]);
  expect((await field('Title')).value).toBe('New');
  expect(save().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'It is not in the list' }));
  await waitFor(() => expect(save().disabled).toBe(false));
  expect(services.requests('POST demo kept-offers')).toHaveLength(1);
});

it('a draft that may have been saved and is given up holds nothing back [NET-06, UI-10]', async () => {
  services.fault({ call: 'POST demo kept-offers', fault: 'reset', applied: true, times: 1 });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  const open = () => openConsole(issueToken({ role: 'admin' }), '/kept-offers/create', [offers]);
  const first = await open();
  fireEvent.change(await field('Title'), { target: { value: 'New' } });
  fireEvent.click(save());
  await screen.findByText(/^This may have been saved/);
  first.unmount();
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(screen.queryByText(/^This may have been saved/)).toBeNull());
  fireEvent.change(await field('Title'), { target: { value: 'Another' } });
  await waitFor(() => expect(save().disabled).toBe(false));
});
