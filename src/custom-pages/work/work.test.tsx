// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { digest } from '#authProvider/digest.ts';
import { keepDraft } from '#authProvider/drafts.ts';
import type { Role } from '#authProvider/roles.ts';
import { currentSession } from '#authProvider/session.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { seenName } from '#resources/answer-desk/seenName.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

const services = setupServices();
setupConsole();
plainStyles();

const PAN = 'GET auth pan-verification/pending-verification';
const BANK = 'GET auth users/bypass-bank-kyc/list';
const PICKS = 'GET picks admin/games';
const TRADES = 'GET auth trades/get-games';
const PREDICTIONS = 'GET prediction super-predictor/list-games';

const home = (role: Role) => openConsole(issueToken({ role, userId: `u-${role}` }), '/');
const tile = (name: string) => screen.findByRole('region', { name });
const calls = () => services.requests().map(({ call }) => call);
/** The texts of the tiles, once all that is read was read. */
const tiles = async () => {
  await waitFor(() => expect(screen.queryByText('Data is Loading...')).toBeNull());
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};

describe('home', () => {
  it.each<[Role, string[]]>([
    ['admin', [PAN, BANK, PICKS, TRADES, PREDICTIONS]],
    ['tech-support', [PAN, BANK, PICKS, TRADES]],
    ['operations', [PAN, PICKS, TRADES]],
    ['supportadmin', [PAN, BANK]],
    ['support', [PAN]],
  ])(
    'of %s asks for what the role may read, and for nothing else [WRK-01, APP-04]',
    async (role, asked) => {
      await home(role);
      const shown = await tiles();
      expect(calls().sort()).toEqual([...asked].sort());
      expect(shown).toHaveLength(asked.length + (asked.includes(TRADES) ? 1 : 0));
      expect(screen.queryByText(/may open/)).toBeNull();
    },
  );

  it('tells how much waits, since when and when it was read, and leads to it [WRK-01]', async () => {
    const { router } = await home('admin');
    await tiles();
    expect((await tile('PAN requests')).textContent).toMatch(
      /10 or moreSince when, the service does not tell.*Updated \d\d:\d\d/,
    );
    const trades = await tile('Trades games to distribute');
    expect(trades.textContent).toMatch(/\d+Earliest match: \d+ \w+ \d{4}/);
    fireEvent.click(within(trades).getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: 'Trades games' });
    expect(router.state.location.search).toBe('?tab=inactive&find=reconciled');
    const cards = await screen.findAllByText('Reconciled');
    expect(cards.length).toBeGreaterThan(0);
    expect(screen.queryByText('Completed', { selector: '.MuiChip-label' })).toBeNull();
  });

  it('has read what a list then opens with, also where its service has gone silent [WRK-01]', async () => {
    const { router } = await home('support');
    await tiles();
    services.fault({ call: PAN, fault: 'never' });
    await act(() => router.navigate('/pan-verification/manage'));
    expect(await screen.findAllByRole('button', { name: /View PAN image/ })).not.toHaveLength(0);
  });

  it('says of each kind why it could not be read, and asks for that one again [WRK-01, NET-10]', async () => {
    services.fault({ call: BANK, status: 403, body: { message: 'The bank desk is closed' } });
    await home('supportadmin');
    const bank = await tile('Bank requests to verify');
    await within(bank).findByText('The bank desk is closed');
    expect((await tile('PAN requests')).textContent).toContain('10 or more');
    services.clearFaults();
    const before = services.requests(PAN).length;
    fireEvent.click(within(bank).getByRole('button', { name: 'Retry' }));
    await within(bank).findByText(/^Updated /);
    expect(services.requests(PAN)).toHaveLength(before);
  });

  it('says that nothing waits, where nothing does [WRK-01]', async () => {
    services.fault({ call: PAN, status: 200, body: { data: [] } });
    await home('support');
    await screen.findByText('Nothing is waiting');
    expect((await tile('PAN requests')).textContent).toContain('None');
  });

  it('counts games with unanswered questions when asked, names them and those it could not read [WRK-01]', async () => {
    const QUESTIONS = 'GET auth trades/get-questions';
    services.fault({ call: QUESTIONS, status: 500, body: {}, times: 1 });
    await home('operations');
    await tiles();
    const unanswered = await tile('Games with questions without an answer');
    expect(services.requests(QUESTIONS)).toHaveLength(0);
    fireEvent.click(within(unanswered).getByRole('button', { name: 'Count now' }));
    await within(unanswered).findByRole('alert');
    const links = within(unanswered).getAllByRole('link');
    expect(links[0]?.getAttribute('href')).toMatch(
      /^\/trades\/questions-list\/\d+\?show=unanswered$/,
    );
    expect(links[0]?.textContent).toMatch(/ v .*: \d+$/);
    expect(unanswered.textContent).toMatch(/Earliest match: \d+ \w+ \d{4}/);
    expect(services.requests(QUESTIONS).length).toBeLessThanOrEqual(20);
  });

  it('has what this person has begun: typed, not known, on its way [WRK-01, UI-10, NET-06]', async () => {
    const { router } = await home('support');
    await tiles();
    expect(currentSession()?.userId).toBe('u-support');
    keepDraft('bypass-list:user', '7');
    act(() => {
      settleActivity(
        noteActivity({ action: 'pan.accept', label: 'pan.accept', record: 'user 7' }),
        { outcome: 'unknown', message: '' },
      );
      noteActivity({ action: 'pan.reject', label: 'pan.reject', record: 'user 8' });
    });
    const unknown = await tile('Results not known');
    expect(unknown.textContent).toContain('user 7');
    expect((await tile('Running jobs')).textContent).toMatch(/1Since \d\d:\d\d.*user 8/);
    // The bypass list is none of this role's pages.
    expect(screen.queryByRole('region', { name: 'Typed and not sent' })).toBeNull();
    fireEvent.click(within(unknown).getByRole('button', { name: 'Show activity' }));
    expect(await screen.findByRole('dialog', { name: 'Activity' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it('names what is typed and not sent, once for a page, and leads there [WRK-01, UI-10]', async () => {
    const { router } = await home('operations');
    await tiles();
    keepDraft('trades-questions/72003', [['q1', 'o1']]);
    keepDraft(seenName('trades-questions/72003'), [['q1', { option: 'o1', text: '', stored: '' }]]);
    act(() => {
      noteActivity({ action: 'pan.accept', label: 'pan.accept', record: 'user 7' });
    });
    const typed = await tile('Typed and not sent');
    expect(typed.textContent).toMatch(/1Since \d\d:\d\d/);
    const links = within(typed).getAllByRole('link');
    expect(links).toHaveLength(1);
    fireEvent.click(links[0] as HTMLElement);
    expect(router.state.location.pathname).toBe('/trades/questions-list/72003');
  });

  it('the star of a view follows it when it is saved again, and goes with it [WRK-02]', async () => {
    const { router } = await home('admin');
    await act(() => router.navigate('/manage-tooltips?find=one'));
    const marked = () =>
      JSON.parse(localStorage.getItem(`RaStoreConsole.favourites~${digest('u-admin')}`) ?? '[]');
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    const views = await screen.findByRole('dialog', { name: 'Views' });
    const save = () => {
      const name = within(views).getByLabelText('Name of the view');
      fireEvent.change(name, { target: { value: 'Mine' } });
      fireEvent.click(within(views).getByRole('button', { name: 'Save' }));
    };
    save();
    fireEvent.click(await within(views).findByRole('button', { name: /^Favourite: .*Mine/ }));
    expect(marked()).toEqual([{ to: '/manage-tooltips?find=one', page: 'tooltips', view: 'Mine' }]);
    await act(() => router.navigate('/manage-tooltips?find=two'));
    save();
    expect(marked()).toEqual([{ to: '/manage-tooltips?find=two', page: 'tooltips', view: 'Mine' }]);
    fireEvent.click(within(views).getByRole('button', { name: /^Delete view .*Mine/ }));
    expect(marked()).toEqual([]);
  });

  it('keeps what was marked, for this person alone, and has it in the menu [WRK-02]', async () => {
    const { router } = await home('admin');
    await act(() => router.navigate('/manage-tooltips'));
    const star = await screen.findByRole('button', { name: 'Favourite' });
    fireEvent.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    const key = `RaStoreConsole.favourites~${digest('u-admin')}`;
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
      { to: '/manage-tooltips', page: 'tooltips' },
    ]);
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    expect(within(menu).getByRole('button', { name: 'Favourites' })).toBeTruthy();
    await act(() => router.navigate('/'));
    const favourites = await screen.findByRole('navigation', { name: 'Favourites' });
    expect(within(favourites).getByRole('link').getAttribute('href')).toBe('/manage-tooltips');
  });
});
