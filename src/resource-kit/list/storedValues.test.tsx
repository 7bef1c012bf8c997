// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';
import { copiedTexts, savedFiles } from '#testing/ui.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });
afterEach(() => vi.restoreAllMocks());

const leagues = definePlainResource({
  name: 'cups',
  label: 'Cups',
  one: 'cup',
  service: 'demo',
  roles: ['admin'],
  fields: [{ source: 'name', type: 'text' }],
});
const bets = definePlainResource({
  name: 'bets',
  label: 'Bets',
  one: 'bet',
  service: 'demo',
  roles: ['admin'],
  fields: [
    { source: 'title', type: 'text' },
    { source: 'cup', type: 'reference', reference: 'cups' },
    {
      source: 'tier',
      type: 'choice',
      filter: true,
      choices: [
        { id: 500, label: 'National' },
        { id: 1000, label: 'State' },
      ],
    },
    {
      source: 'open',
      type: 'boolean',
      filter: true,
      choices: [
        { id: true, label: 'Open ones' },
        { id: false, label: 'Closed ones' },
      ],
    },
    { source: 'stake', type: 'number', search: true },
    { source: 'at', type: 'datetime', label: 'Placed' },
  ],
});
const BET =
  '{"id":1,"title":"First","cup":827,"tier":500,"open":true,"stake":1200,"at":"2026-11-26T23:00:00.000Z"}';

/** What each call was filtered by, as it was written. */
function serve(rows: string, cups = '[{"id":827,"name":"Mega"}]') {
  const asked: Record<'bets' | 'cups', string[]> = { bets: [], cups: [] };
  const answer = (name: keyof typeof asked, text: string) =>
    http.get(`*/services/demo/${name}`, ({ request }) => {
      asked[name].push(new URL(request.url).searchParams.get('filter') ?? '');
      return new HttpResponse(text, {
        headers: {
          'content-type': 'application/json',
          'content-range': `${name} 0-9/${JSON.parse(text).length}`,
        },
      });
    });
  services.server.use(answer('bets', rows), answer('cups', cups));
  return asked;
}
const open = async (search = '') => {
  const opened = await openConsole(issueToken({ role: 'admin' }), `/bets${search}`, [
    bets,
    leagues,
  ]);
  await screen.findByText('Mega');
  return opened;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const unreadable = () => screen.queryByText(/could not be read and (is|are) not shown$/);

describe('rows that cannot be read', () => {
  it.each([
    [`[null,${BET},5]`, '2 rows of this page could not be read and are not shown'],
    [`[${BET},{"title":"no id"}]`, '1 row of this page could not be read and is not shown'],
  ])('of %s are counted above the others, and told [NET-11, UI-12]', async (rows, said) => {
    serve(rows);
    await open();
    expect(unreadable()?.textContent).toBe(said);
    expect(unreadable()?.closest('[role=status]')).toBeTruthy();
    screen.getByText('First');
  });

  it('are not spoken of where there are none [NET-11]', async () => {
    serve(`[${BET}]`);
    await open();
    expect(unreadable()).toBeNull();
  });
});

describe('references', () => {
  it('to two records of one name say their ids, in cells, copies and files [UI-01, UI-11, UI-17]', async () => {
    const copied = copiedTexts();
    const saved = savedFiles();
    serve(
      `[${BET},${BET.replace('"id":1', '"id":2').replace('827', '902')}]`,
      '[{"id":827,"name":"Mega"},{"id":902,"name":"MEGA"}]',
    );
    await openConsole(issueToken({ role: 'admin' }), '/bets', [bets, leagues]);
    await screen.findByText('Mega (827)');
    screen.getByText('MEGA (902)');
    press('Copy rows');
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(copied[0]?.split(/\r?\n/).map((line) => line.split('\t')[1])).toEqual([
      'Cup',
      'Mega (827)',
      'MEGA (902)',
    ]);
    press('Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toContain('First,Mega (827),');
  });
});

describe('the look-up of references', () => {
  const MEGA = '{"id":827,"name":"Mega"}';
  const two = `[${BET},${BET.replace('"id":1', '"id":2').replace('827', '5')}]`;
  const titles = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);

  it('shows a name beside an id that has no record, and is not made again in another order [UI-08, NET-11]', async () => {
    const asked = serve(two, `[${MEGA}]`);
    await open();
    expect(asked.cups).toHaveLength(1);
    const reversed = two
      .slice(1, -1)
      .split(/(?<=}),/)
      .reverse();
    const again = serve(`[${reversed.join()}]`, '[]');
    await choose('Tier', 'National');
    await waitFor(() => expect(titles()[1]).toContain('Mega'));
    expect(again.bets).toHaveLength(1);
    expect(again.cups).toEqual([]);
  });

  it('keeps a name that was read while those of other rows cannot be read [NET-11, UI-12]', async () => {
    serve(`[${BET}]`, `[${MEGA}]`);
    await open();
    serve(two, `[${MEGA}]`);
    services.server.use(
      http.get('*/services/demo/cups', () => new HttpResponse(null, { status: 400 })),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(titles()[0]).toContain('Mega');
  });

  it('of an id beyond 2^53 sends every digit as the number it is, for cells, copies and files [NET-11, UI-11]', async () => {
    const copied = copiedTexts();
    const BIG = '9007199254740993';
    const asked = serve(`[${BET.replace('827', BIG)}]`, `[{"id":${BIG},"name":"Mega"}]`);
    await open();
    expect(asked.cups).toEqual([`{"id":[${BIG}]}`]);
    press('Copy rows');
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(copied[0]?.split(/\r?\n/)[1]).toContain('First\tMega\t');
    expect(new Set(asked.cups)).toEqual(new Set([`{"id":[${BIG}]}`]));
  });
});

describe('a copy and a file', () => {
  it('hold what is shown; by an option, kept for the person, ids and stored values [UI-11, APP-17]', async () => {
    const copied = copiedTexts();
    const saved = savedFiles();
    serve(`[${BET}]`);
    const first = await open();
    press('Copy rows');
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(copied[0]?.split(/\r?\n/).slice(0, 2)).toEqual([
      'Title\tCup\tTier\tOpen\tStake\tPlaced (Asia/Kolkata)',
      'First\tMega\tNational\tYes\t1200\t2026-11-27 04:30',
    ]);
    press('Columns');
    const menu = await screen.findByRole('dialog', { name: 'Columns of this list' });
    fireEvent.click(
      within(menu).getByRole('checkbox', { name: 'Copy and export ids and stored values' }),
    );
    first.unmount();
    await open();
    press('Copy rows');
    await waitFor(() => expect(copied).toHaveLength(2));
    expect(copied[1]?.split(/\r?\n/).slice(0, 2)).toEqual([
      'Title\tCup\tTier\tOpen\tStake\tPlaced',
      'First\t827\t500\ttrue\t1200\t2026-11-26T23:00:00.000Z',
    ]);
    press('Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toContain('First,827,500,true,1200,2026-11-26T23:00:00.000Z');
  });
});

describe('what is filtered and looked up by', () => {
  it('keeps its type: a number, a yes or no, an id [CFG-01, CFG-02]', async () => {
    const asked = serve(`[${BET}]`);
    await open();
    expect(asked.cups).toContain('{"id":[827]}');
    await choose('Tier', 'National');
    await waitFor(() => expect(asked.bets.at(-1)).toBe('{"tier":500}'));
    await choose('Open', 'Open ones');
    await waitFor(() => expect(asked.bets.at(-1)).toBe('{"tier":500,"open":true}'));
    const stake = screen.getByRole('textbox', { name: 'Stake' });
    fireEvent.change(stake, { target: { value: '1200' } });
    fireEvent.keyDown(stake, { key: 'Enter' });
    await waitFor(() => expect(asked.bets.at(-1)).toBe('{"tier":500,"open":true,"stake":1200}'));
  });

  it('has its type as well where an address says it as text [CFG-01, APP-15]', async () => {
    const asked = serve(`[${BET}]`);
    const filter = JSON.stringify({ tier: '500', open: 'false', stake: '1200' });
    await open(`?filter=${encodeURIComponent(filter)}`);
    expect(asked.bets.at(-1)).toBe('{"tier":500,"open":false,"stake":1200}');
  });
});
