// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentToasts } from '#actions/toasts.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#screenTesting.tsx';
import { copiedTexts, savedFiles } from '#ui/testing.tsx';

vi.setConfig({ testTimeout: 60_000 });
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
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add Coupon' }));
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

  it('are saved and copied as they are filtered; a cell that a sheet would run is not [UI-11, UI-17]', async () => {
    const saved = savedFiles();
    const copied = copiedTexts();
    const odd = game(1, { home_team_code: '=1+1' });
    services.fault({ call: GAMES, status: 200, body: [odd, game(2), game(3)] });
    await openConsole(issueToken({ role: 'admin' }), '/coupons/add?find=odd');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy rows' }));
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

describe('the end', () => {
  it("of a success: 'Discount coupon added successfully!', data read again, a fresh form [CPN-04, NET-04]", async () => {
    services.fault({ call: ADD, status: 200, body: { success: true, message: 'ok' } });
    await form();
    await choose(/^Type/, 'Template');
    await choose(/^League template/, 'Head to head');
    fill();
    type(/^User ID/, ' 0042 ');
    const before = services.requests(GAMES).length;
    submit();
    submit();
    await waitFor(() => expect(box(/^Code/).value).toBe(''));
    expect(sent()).toEqual([
      expect.objectContaining({ user_id: '0042', league_template_id: 't1', code: 'Diwali25' }),
    ]);
    expect(currentToasts().map(({ text }) => text)).toContainEqual({ key: 'coupons.added' });
    expect(await screen.findByText('Discount coupon added successfully!')).toBeTruthy();
    await waitFor(() => expect(services.requests(GAMES).length).toBe(before + 1));
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
    expect(await screen.findByText(/^Error adding discount coupon: /)).toBeTruthy();
    // One instruction, on the form and on the notice.
    expect(screen.getAllByText(/Sending the same code again is safe/)).toHaveLength(2);
    expect(screen.queryByText(/Ask before you repeat it/)).toBeNull();
    expect(box(/^Code/).value.trim()).toBe('Diwali25');
    expect(sent()).toHaveLength(1);
  });
});
