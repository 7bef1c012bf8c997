// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentToasts } from '#actions/toasts.ts';
import { rolesFor } from '#authProvider/access.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { resources } from '#resources/index.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts, copyRows, savedFiles } from '#testing/ui.tsx';
// The list is loaded when it is first opened: not while a test waits for it.
import '#resource-kit/ResourceList.tsx';

plainStyles();
const services = setupServices();
setupConsole();

const GAMES = 'GET staticData fantasy/games-cricket-active.json';
const ADD = 'POST auth discount-coupons/add';
const LEAGUES = 'GET auth discount-coupons/getLeague';
const TEMPLATES = 'GET auth discount-coupons/getLeagueTemplate';
const game = (n: number, fields: Record<string, unknown> = {}) => ({
  id: `game-${n}`,
  status: 'active',
  game_date: '2026-12-01T09:00:00Z',
  home_team_code: `H${n}`,
  away_team_code: `A${n}`,
  home_team: { logo: null },
  away_team: { logo: null },
  tournament: { name: n % 2 ? 'Odd Cup' : 'Even Cup' },
  ...fields,
});
const serve = () => {
  services.fault({ call: GAMES, status: 200, body: [game(1), game(2), game(3)] });
  services.fault({
    call: LEAGUES,
    status: 200,
    body: {
      league: [
        { id: 11, name: 'Mega ₹49' },
        { id: 12, name: 'Small ₹10' },
      ],
    },
  });
  services.fault({
    call: TEMPLATES,
    status: 200,
    body: { league_templates: [{ id: 't1', name: 'Head to head' }] },
  });
};
const open = async (path = '/coupons/add/game-1') => {
  serve();
  const opened = await openConsole(issueToken({ role: 'supportadmin' }), path);
  await screen.findByRole('heading', { level: 1 });
  return opened;
};
const form = async () => {
  const opened = await open();
  await screen.findByLabelText(/^Code/);
  return opened;
};
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(box(label), { target: { value } });
const chosen = (name: RegExp) => screen.getByRole('combobox', { name }).textContent;
const choose = async (name: RegExp, option: string | RegExp) => {
  const box = screen.getByRole('combobox', { name });
  // Shut until the question before is answered for good.
  await waitFor(() => expect(box.getAttribute('aria-disabled')).toBeNull());
  fireEvent.mouseDown(box);
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add Coupon' }));
const dialog = () => screen.findByRole('alertdialog', { name: 'Add Coupon' });
const yes = async () =>
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Yes' }));
/** What the dialog says, without the marks that keep a value's writing direction to itself. */
const asked = async () => ((await dialog()).textContent ?? '').replace(/[\u2068\u2069]/g, '');
const sent = () => services.requests(ADD).map(({ body }) => body);
const fill = () => {
  type(/^Code/, ' Diwali25\t');
  fireEvent.change(box(/^Discount \*|^Discount$/), { target: { value: '12.5' } });
  fireEvent.blur(box(/^Discount \*|^Discount$/));
};

describe('the upcoming games', () => {
  it("each lead by 'Add Coupon' to their own form; found by team or tournament [CPN-01]", async () => {
    const { router } = await open('/coupons/add');
    const links = await screen.findAllByRole('link', { name: /^Add Coupon: H/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add Coupon', '/coupons/add/game-1'],
      ['Add Coupon', '/coupons/add/game-2'],
      ['Add Coupon', '/coupons/add/game-3'],
    ]);
    type(/^Team, tournament/, 'even');
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^Add Coupon: H/ })).toHaveLength(1),
    );
    fireEvent.click(screen.getByRole('link', { name: /^Add Coupon: H2/ }));
    await screen.findByLabelText(/^Code/);
    expect(router.state.location.pathname).toBe('/coupons/add/game-2');
    expect(box(/^Game ID/).value).toBe('game-2');
  });

  it('of the same two teams are named by day, and by id where the day is the same too [CPN-01, UI-01]', async () => {
    const same = { home_team_code: 'KVK', away_team_code: 'NMN' };
    const [one, two, three] = [1, 2, 3].map((n) =>
      game(n, { ...same, game_date: `2026-12-0${n === 1 ? 1 : 2}T09:00:00Z` }),
    );
    services.fault({ call: GAMES, status: 200, body: [one, two, three, game(4)] });
    await openConsole(issueToken({ role: 'admin' }), '/coupons/add');
    const links = await screen.findAllByRole('link', { name: /^Add Coupon: / });
    expect(
      links.map((link) => link.getAttribute('aria-label')?.replace(/[\u2068\u2069]/g, '')),
    ).toEqual([
      'Add Coupon: KVK v NMN (1 Dec 2026, game-1)',
      'Add Coupon: KVK v NMN (2 Dec 2026, game-2)',
      'Add Coupon: KVK v NMN (2 Dec 2026, game-3)',
      'Add Coupon: H4 v A4',
    ]);
  });

  it('are saved and copied as they are filtered; a cell that a sheet would run is not [UI-11, UI-17]', async () => {
    const saved = savedFiles();
    const copied = copiedTexts();
    const odd = game(1, { home_team_code: '=1+1' });
    services.fault({ call: GAMES, status: 200, body: [odd, game(2), game(3)] });
    await openConsole(issueToken({ role: 'admin' }), '/coupons/add?find=odd');
    await copyRows();
    await waitFor(() => expect(copied[0]?.split('\n')).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Saved 2 rows');
    await waitFor(() => expect(saved[0]).toContain("'=1+1"));
  });

  it('that fail say so and can be asked again; none is told [CPN-01]', async () => {
    services.fault({ call: GAMES, status: 403, times: 1, body: { message: 'Not yours' } });
    await open('/coupons/add');
    expect(await screen.findByText('Not yours')).toBeTruthy();
    services.clearFaults();
    services.fault({ call: GAMES, status: 200, body: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No upcoming games')).toBeTruthy();
  });
});

describe('the form', () => {
  it('starts as match, absolute, active, once; the game cannot be changed [CPN-02]', async () => {
    await form();
    expect([chosen(/^Type/), chosen(/^Discount type/), chosen(/^Status/)]).toEqual([
      'Match',
      'Absolute (₹)',
      'Active',
    ]);
    expect(box(/^Usage limit/).value).toBe('1');
    expect([box(/^Game ID/).value, box(/^Game ID/).readOnly]).toEqual(['game-1', true]);
    submit();
    await waitFor(() => expect(box(/^Code/).getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toEqual([]);
  });

  it('sends the code trimmed in its case, the numbers as typed, no empty ids [CPN-02, CPN-04]', async () => {
    services.fault({ call: ADD, status: 200, body: { success: true, message: 'ok' } });
    await form();
    fill();
    submit();
    await yes();
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          game_id: 'game-1',
          code: 'Diwali25',
          type: 'match',
          discount_type: 'absolute',
          discount: 12.5,
          usage_limit: 1,
          status: 'active',
        },
      ]),
    );
  });

  it('asks for a league only for type league, filtered by what is typed; another type forgets it [CPN-03]', async () => {
    services.fault({ call: ADD, status: 200, body: { success: false, message: 'No' } });
    await form();
    expect(screen.queryByRole('combobox', { name: /^League/ })).toBeNull();
    await choose(/^Type/, 'League');
    const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^League/ });
    await waitFor(() => expect(picker()).toBeTruthy());
    expect(services.requests(LEAGUES)[0]?.query).toEqual({ game_id: 'game-1' });
    fill();
    submit();
    await waitFor(() => expect(picker().getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(picker(), { target: { value: 'small' } });
    const options = await screen.findAllByRole('option');
    expect(options.map((one) => one.textContent)).toEqual(['Small ₹10']);
    fireEvent.click(options[0] as HTMLElement);
    submit();
    await yes();
    await waitFor(() =>
      expect(sent()).toEqual([expect.objectContaining({ type: 'league', league_id: 12 })]),
    );
    expect(sent()[0]).not.toHaveProperty('league_template_id');
    await waitFor(() => expect(screen.getByText('No')).toBeTruthy());
    await choose(/^Type/, 'Template');
    expect(screen.queryByRole('combobox', { name: /^League \*|^League$/ })).toBeNull();
    await choose(/^Type/, 'League');
    expect(picker().value).toBe('');
  });
});

describe('the sentence beside the form', () => {
  const summary = () => screen.getByRole('region', { name: 'The coupon so far' });
  const said = () => (summary().textContent ?? '').replace(/[\u2068\u2069]/g, '');

  it('says what the coupon is by now, what it lacks and what is wrong in it [CPN-02, CPN-03]', async () => {
    await form();
    expect(said()).toContain('… off H1 v A1 for every user, 1 use, active');
    expect(said()).toContain('Still missing: Code, Discount');
    fill();
    expect(said()).toContain('Diwali25');
    expect(said()).toContain('₹12.50 off H1 v A1 for every user, 1 use, active');
    expect(said()).toContain('Nothing is missing');
    await choose(/^Type/, 'League');
    expect(said()).toContain('₹12.50 off … for every user');
    expect(said()).toContain('Still missing: League');
    await choose(/^League/, 'Mega ₹49');
    type(/^User ID/, ' 0042 ');
    expect(said()).toContain('₹12.50 off Mega ₹49 (11) for user 0042, 1 use, active');
    type(/^Code/, 'a b');
    expect(said()).toContain('To be corrected: Code');
    expect(said()).not.toContain('Nothing is missing');
    for (const wrong of ['1e9', '-3', '0.005']) {
      type(/^Discount \*|^Discount$/, wrong);
      expect(said()).toContain('To be corrected: Code, Discount');
      expect(said()).not.toContain('Still missing');
    }
  });

  it('leaves the fields where they are, whatever the type is [CPN-03]', async () => {
    await form();
    const labels = () =>
      [...document.querySelectorAll('main form label')].map(({ textContent }) =>
        textContent?.replace(/[\s*\u2009]+$/, ''),
      );
    const places = () => labels().map((label) => (/^League/.test(label ?? '') ? 'target' : label));
    const before = places();
    expect(before).toContain('target');
    for (const type of ['League', 'Template', 'Match']) {
      await choose(/^Type/, type);
      expect(places()).toEqual(before);
    }
  });
});

describe('the question before a coupon is added', () => {
  const league = async (name: RegExp) => {
    await choose(/^Type/, 'League');
    const picker = await screen.findByRole('combobox', { name: /^League/ });
    fireEvent.mouseDown(picker);
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  const leagues = (...league: object[]) =>
    services.fault({ call: LEAGUES, status: 200, body: { league } });
  const twins = [
    { id: 'cl-1', name: 'Mega Dangal' },
    { id: 902, name: 'Mega  dangаl' },
  ];

  it('names the game by id and day, whom and what the coupon is for, and the discount; No sends nothing [CPN-04, UI-01, NET-06]', async () => {
    await form();
    fill();
    submit();
    expect(await asked()).toContain('Code Diwali25 for H1 v A1, 1 Dec 2026, game ID game-1');
    expect(await asked()).toContain('For the whole match');
    expect(await asked()).toContain('For every user');
    expect(await asked()).toContain('Discount₹12.50');
    expect(await asked()).toContain('Usage limit1');
    const sheet = await dialog();
    fireEvent.click(within(sheet).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(sheet.isConnected).toBe(false));
    expect(sent()).toEqual([]);
    expect(box(/^Code/).value.trim()).toBe('Diwali25');
    await choose(/^Type/, 'Template');
    await choose(/^League template/, 'Head to head');
    await choose(/^Discount type/, 'Percentage (%)');
    type(/^User ID/, ' 0042 ');
    submit();
    expect(await asked()).toContain('For the league template Head to head, id t1');
    expect(await asked()).toContain('For user 0042 only');
    expect(await asked()).toContain('Discount12.5%');
  });

  it('tells leagues that look alike apart by their ids, where one is chosen and in the dialog [CPN-03, UI-01]', async () => {
    await form();
    services.clearFaults();
    leagues(...twins);
    serve();
    fill();
    await league(/\(902\)$/);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^League/ }).value).toBe(
      'Mega  dangаl (902)',
    );
    submit();
    expect(await asked()).toContain('For the league Mega  dangаl, id 902');
    await yes();
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ league_id: 902 })]));
  });

  it.each([
    ['the league is gone', LEAGUES, { league: [twins[0]] }, /no longer offered/],
    [
      'the league has another name',
      LEAGUES,
      { league: [twins[0], { id: 902, name: 'Mini' }] },
      /Mini, id 902/,
    ],
    [
      'the game has another day',
      GAMES,
      [game(1, { game_date: '2026-12-02T09:00:00Z' })],
      /2 Dec 2026/,
    ],
    ['the game has another status', GAMES, [game(1, { status: 'completed' })], /completed/i],
    ['the game is no longer upcoming', GAMES, [game(2)], /not among the upcoming ones/],
    ['the template is gone', TEMPLATES, { league_templates: [] }, /no longer offered/],
    [
      'the template has another name',
      TEMPLATES,
      { league_templates: [{ id: 't1', name: 'Winner takes all' }] },
      /Winner takes all, id t1/,
    ],
  ])(
    'stops when %s meanwhile, and shows both states [CPN-04, NET-06]',
    async (_what, call, body, told) => {
      await form();
      services.clearFaults();
      leagues(...twins);
      serve();
      fill();
      if (call === TEMPLATES) {
        await choose(/^Type/, 'Template');
        await choose(/^League template/, 'Head to head');
      } else await league(/\(902\)$/);
      submit();
      await dialog();
      services.clearFaults();
      services.fault({ call, status: 200, body });
      leagues(...twins);
      serve();
      await yes();
      await within(await dialog()).findByText(told);
      expect(sent()).toEqual([]);
    },
  );
});

describe('the end', () => {
  it("of a success: 'Discount coupon added successfully!', data read again, a fresh form [CPN-04, NET-04]", async () => {
    services.fault({ call: ADD, status: 200, body: { success: true, message: 'ok' } });
    await form();
    await choose(/^Type/, 'Template');
    await choose(/^League template/, 'Head to head');
    fill();
    type(/^User ID/, ' 0042 ');
    submit();
    submit();
    await yes();
    await waitFor(() =>
      expect(currentToasts().map(({ text }) => text)).toContainEqual({ key: 'coupons.added' }),
    );
    expect(screen.getByText('Discount coupon added successfully!')).toBeTruthy();
    await waitFor(() => expect(box(/^Code/).value).toBe(''));
    expect(sent()).toEqual([
      expect.objectContaining({ user_id: '0042', league_template_id: 't1', code: 'Diwali25' }),
    ]);
    // Read for the form, again before the sending, and again after it.
    await waitFor(() => expect(services.requests(GAMES)).toHaveLength(3));
    expect([chosen(/^Type/), box(/^User ID/).value, box(/^Usage limit/).value]).toEqual([
      'Match',
      '',
      '1',
    ]);
  });

  it.each([
    [
      { status: 200, body: { success: false, message: 'Code exists' } },
      ['Failed to add discount coupon', 'Code exists'],
    ],
    [
      { status: 422, body: { message: 'Not that much' } },
      ['Error adding discount coupon: Not that much'],
    ],
  ])(
    'of a failure (%j) says why, with the form as it was filled in [CPN-04]',
    async (fault, texts) => {
      services.fault({ call: ADD, ...fault });
      await form();
      await choose(/^Type/, 'Template');
      await choose(/^League template/, 'Head to head');
      fill();
      submit();
      await yes();
      const alert = await waitFor(() => {
        const found = document.querySelector<HTMLElement>('form [role="alert"]');
        if (!found) throw new Error('nothing said yet');
        return found;
      });
      for (const text of texts) expect(within(alert).getByText(text)).toBeTruthy();
      expect(box(/^Code/).value.trim()).toBe('Diwali25');
      expect(chosen(/^Type/)).toBe('Template');
      expect(
        screen.getByRole<HTMLInputElement>('combobox', { name: /^League template/ }).value,
      ).toBe('Head to head');
      expect(sent()).toHaveLength(1);
    },
  );

  it('that nobody knows says so, and keeps what was typed [CPN-04, NET-06]', async () => {
    services.fault({ call: ADD, status: 502, times: 1 });
    await form();
    fill();
    submit();
    await yes();
    expect(await screen.findByText(/^Error adding discount coupon: /)).toBeTruthy();
    // One instruction, on the form and on the notice.
    expect(screen.getAllByText(/Sending the same code again is safe/)).toHaveLength(2);
    expect(screen.queryByText(/Ask before you repeat it/)).toBeNull();
    expect(box(/^Code/).value.trim()).toBe('Diwali25');
    expect(sent()).toHaveLength(1);
  });
});

it('a coupon that react-admin creates is asked and sent by the same action, with its league read for it [CPN-04, CFG-01, UI-01]', async () => {
  services.fault({ call: ADD, status: 200, body: { success: true, message: 'ok' } });
  await open('/coupons/add');
  const provider = createDataProvider(resources, JSON.stringify);
  const typed = { code: 'Diwali25', type: 'league', league_id: 12, discount_type: 'absolute' };
  const data = { ...typed, game_id: 'game-1', discount: 5, usage_limit: 1, status: 'active' };
  const added = provider.create('coupons', { data });
  expect(await asked()).toContain('For the league Small ₹10, id 12');
  await yes();
  await added;
  expect(sent()).toEqual([expect.objectContaining({ code: 'Diwali25', league_id: 12 })]);
});

it('the upcoming games as a table lead to their forms too; support, who may add, may not list them [CPN-01, APP-04]', async () => {
  await open('/coupons/add');
  fireEvent.click(await screen.findByRole('button', { name: 'Table' }));
  const links = await screen.findAllByRole('link', { name: 'Add Coupon' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/coupons/add/game-1',
    '/coupons/add/game-2',
    '/coupons/add/game-3',
  ]);
  expect(rolesFor({ resource: 'coupons', action: 'create' })).toContain('support');
  expect(rolesFor({ resource: 'coupons', action: 'list' })).not.toContain('support');
});
