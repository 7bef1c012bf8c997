// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#cache/queryClient.ts';
import { demo } from '#mocks/data/demo.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });
plainStyles();
vi.stubGlobal('scrollTo', () => {});

const DEFAULTS = queryClient.getDefaultOptions();
afterEach(() => queryClient.setDefaultOptions(DEFAULTS));

const offers = definePlainResource({
  name: 'offers',
  label: 'Offers',
  one: 'offer',
  service: 'demo',
  roles: ['admin', 'operations'],
  edit: true,
  fields: [
    { source: 'title', type: 'text', search: true },
    { source: 'stake', type: 'number', min: 1, max: 10 },
    { source: 'prize', type: 'rupees', min: 1, max: 10 },
    { source: 'rules', type: 'json' },
  ],
});
const OFFER = 'PUT demo offers';
const open = async (path: string, role: 'admin' | 'operations' = 'admin') => {
  const { demoRecords } = await services.db().area(demo);
  const values = { title: 'Offer', stake: 5, prize: 5, rules: { a: 1 } };
  await demoRecords.create({ resource: 'offers', id: 'o1', values });
  return openConsole(issueToken({ role }), path, [offers]);
};
type Named = [role: 'textbox' | 'spinbutton', name: RegExp];
/** The first of the fields of this name. */
const field = async ([role, name]: Named) =>
  (await screen.findAllByRole<HTMLInputElement>(role, { name }))[0] as HTMLInputElement;
const press = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

/** Reads all again, as new data even where nothing changed; what happens meanwhile is `meanwhile`. */
async function readAgain(meanwhile: () => void): Promise<void> {
  let reading: Promise<unknown> = Promise.resolve();
  act(() => {
    reading = queryClient.refetchQueries();
  });
  expect(queryClient.isFetching()).toBeGreaterThan(0);
  meanwhile();
  await act(async () => void (await reading));
}

describe('what is typed while the page is read again stays', () => {
  const cases: [
    name: string,
    path: string,
    named: Named,
    text: string,
    before?: string | RegExp,
  ][] = [
    ['the line of a card', '/picks/questions/72001', ['spinbutton', /^Current value/], '40.5'],
    ['the lines desk', '/picks/questions/72001?view=desk', ['textbox', /^New value of/], '40.5'],
    [
      'a player to add',
      '/picks/add-question/72002',
      ['spinbutton', /^Default value/],
      '0.5',
      'Add More Player',
    ],
    ['a question', '/super-predictor/questions/72001', ['textbox', /^Question/], 'New?', 'Edit'],
    ['a coupon’s code', '/coupons/add/game-1', ['textbox', /^Code/], 'DIWALI'],
    ['a coupon’s discount', '/coupons/add/game-1', ['spinbutton', /^Discount/], '12.5'],
    ['a tooltip', '/manage-tooltips/create', ['textbox', /^Message/], 'Your balance'],
    ['a text of a declared form', '/offers/o1/edit', ['textbox', /^Title/], 'Other'],
    ['a number of a declared form', '/offers/o1/edit', ['spinbutton', /^Stake/], '7.'],
    ['a refused number of a declared form', '/offers/o1/edit', ['spinbutton', /^Prize/], '1,000'],
    ['JSON of a declared form', '/offers/o1/edit', ['textbox', /^Rules/], '{"a": 2'],
    [
      'a user for the bypass list',
      '/bank-verification/manage',
      ['textbox', /^User ID/i],
      '77',
      'Add to bypass list',
    ],
    ['a user to look up', '/?user=48475', ['textbox', /^User ID/i], '77'],
    ['a user’s trades', '/trades/user-games/48475', ['textbox', /^User ID/i], '77'],
    [
      'a user’s picks',
      '/picks/user-report/48475?from=2026-11-01&to=2026-11-28',
      ['textbox', /^User ID/i],
      '77',
    ],
    ['a user’s games', '/more-games/stats?type=1&user_id=48475', ['textbox', /^User ID/i], '77'],
    ['a user’s street games', '/street/games-list/48475', ['textbox', /^User ID/i], '77'],
    ['a game for its stats', '/trades/stats/70001/48475', ['textbox', /^Game/], '70002'],
  ];
  it.each(cases)('%s [UI-10]', async (_name, path, named, text, before) => {
    queryClient.setDefaultOptions({
      ...DEFAULTS,
      queries: { ...DEFAULTS.queries, structuralSharing: false },
    });
    await open(path);
    if (before) await press(before);
    await field(named);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const input = await field(named);
    expect(input.value).not.toBe(text);
    await readAgain(() => fireEvent.change(input, { target: { value: text } }));
    expect(queryClient.isFetching()).toBe(0);
    expect((await field(named)).value).toBe(text);
    await readAgain(() => {});
    expect((await field(named)).value).toBe(text);
  });
});

it('a search that is typed while its list is read again is asked [UI-09, UI-10]', async () => {
  await open('/offers');
  await screen.findByText('Offer');
  const box = await field(['textbox', /^Title/]);
  await readAgain(() => fireEvent.change(box, { target: { value: 'nothing' } }));
  await screen.findByText(/^No /);
  expect(box.value).toBe('nothing');
  expect(services.requests('GET demo offers').at(-1)?.query.filter).toBe('{"title":"nothing"}');
});

describe('a stored line', () => {
  const LINES = 'POST picks admin/question/edit';
  const card = async () => within((await screen.findAllByRole('article'))[0] as HTMLElement);
  const shown = async () =>
    (await card()).getByRole<HTMLInputElement>('spinbutton', { name: 'Current value' }).value;
  const colleague = async (line: number) => {
    const where = { _id: 'pk-72001-q1' };
    await services.patch({ collection: 'picksQuestions', where, data: { line } });
    await press('Refresh');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  };

  it('is shown as it is stored, also where others change it and change it back [PIC-03, UI-10]', async () => {
    await open('/picks/questions/72001', 'operations');
    const input = await field(['spinbutton', /^Current value/]);
    fireEvent.change(input, { target: { value: '40' } });
    fireEvent.click((await card()).getByRole('button', { name: 'Update Value' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Update Value' });
    fireEvent.click(within(asked).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(services.requests(LINES)).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    for (const line of [45, 40, 45, 40]) {
      await colleague(line);
      await waitFor(async () => expect(await shown()).toBe(String(line)));
      expect((await card()).queryByText(/Not saved yet/)).toBeNull();
    }
  });
});

describe('the press that sets a number to its limit sends nothing; the next one does', () => {
  /** As a pointer does it: the press moves the focus, then it clicks. */
  const pointAt = (button: HTMLElement, from: HTMLElement) => {
    fireEvent.mouseDown(button);
    fireEvent.blur(from);
    fireEvent.mouseUp(button);
    fireEvent.click(button);
  };
  const NOTE = /^Set to -?\d+: beyond it is not allowed$/;
  const beyond = async (named: Named, text: string, name: string | RegExp) => {
    const input = await field(named);
    act(() => input.focus());
    fireEvent.change(input, { target: { value: text } });
    const button = () => screen.getAllByRole('button', { name })[0] as HTMLElement;
    pointAt(button(), input);
    screen.getByText(NOTE);
    return { input, again: () => fireEvent.click(button()) };
  };

  it.each([
    [/^Discount/, '-5', '0'],
    [/^Usage limit/, '-3', '1'],
  ])('a coupon’s %s %s [UI-02, CPN-02]', async (name, text, limit) => {
    await open('/coupons/add/game-1');
    fireEvent.change(await field(['textbox', /^Code/]), { target: { value: 'DIWALI' } });
    fireEvent.change(await field(['spinbutton', /^Discount/]), { target: { value: '5' } });
    const handled = vi.fn();
    addEventListener('submit', handled);
    const { input, again } = await beyond(['spinbutton', name], text, 'Add Coupon');
    expect(input.value).toBe(limit);
    expect(handled).not.toHaveBeenCalled();
    again();
    expect(handled).toHaveBeenCalledOnce();
    removeEventListener('submit', handled);
  });

  it.each([
    ['stake', /^Stake/, '-5', 1],
    ['stake', /^Stake/, '11', 10],
    ['prize', /^Prize/, '150', 10],
  ])('%s of a declared form: %s %s [UI-02, CFG-01]', async (source, name, text, limit) => {
    await open('/offers/o1/edit');
    const { input, again } = await beyond(['spinbutton', name], text, 'Save');
    expect(input.value).toBe(String(limit));
    expect(services.requests(OFFER)).toEqual([]);
    again();
    await waitFor(() => expect(services.requests(OFFER)).toHaveLength(1));
    expect(services.requests(OFFER)[0]?.body).toMatchObject({ [source]: limit });
  });

  it('the line of a card [UI-02, PIC-05]', async () => {
    await open('/picks/questions/72001', 'operations');
    const { input, again } = await beyond(['spinbutton', /^Current value/], '-3', 'Update Value');
    expect(input.value).toBe('0');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    again();
    await screen.findByRole('alertdialog', { name: 'Update Value' });
  });
});

it.each(['1,000', '1e3', '12abc'])(
  '%s in a number field of a declared form is refused and never sent as nothing [UI-06, CFG-01]',
  async (text) => {
    await open('/offers/o1/edit');
    const input = await field(['spinbutton', /^Stake/]);
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
    await press('Save');
    await waitFor(() => expect(input.ariaInvalid).toBe('true'));
    expect(input.value).toBe(text);
    expect(services.requests(OFFER)).toEqual([]);
  },
);
