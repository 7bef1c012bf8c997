// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Confirmation } from '#actions/action.ts';
import { activity, noteActivity } from '#actions/activity.ts';
import { leftReading, type ReadSums } from '#actions/receipt.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { issueToken, type Role } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { grantResource } from '#resource-kit/access.ts';
import { tradesReport } from '#resources/trades/report/resource.ts';
import { openOf, sumsOf } from '#rules/books.ts';
import { signInBy } from '#testing/actions.ts';
import { testConfig } from '#testing/testConfig.ts';
import { booksBeside, booksReader, followBooks, PAUSES } from './gameBooks.ts';

const services = setupServices();
const REPORT = 'GET auth trades/get-report';
const signInAs = (role: Role) => signInBy(issueToken({ role }));

beforeEach(async () => {
  setConfig(testConfig());
  grantResource(tradesReport);
  await signInAs('admin');
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
  sessionStorage.clear();
});

const books = (winnings: number, commission = 0): ReadSums => ({
  sums: sumsOf({ investments: 100, winnings, commission, refunds: 0 }),
  at: 1,
});
const open = books(0);
const paid = books(95, 5);
const started = () =>
  noteActivity({ action: 'x', label: 'common.yes', record: 'IND v AUS (7)', parts: undefined });
const receipt = () => activity()[0]?.receipt;

describe('after a confirmed settlement', () => {
  it.each<[string, ReadSums | null, (ReadSums | 'fails')[], string, number, number]>([
    ['the figures change at once', open, [paid], 'changed', 1, 0],
    ['they change with the third reading', open, [open, open, paid], 'changed', 3, 5],
    ['a reading fails and the next one has changed', open, ['fails', paid], 'changed', 2, 2],
    ['they do not change', open, [open], 'same', 9, 60],
    ['they cannot be read', open, ['fails'], 'unread', 9, 60],
    ['they were not known before', null, [books(10), paid], 'changed', 2, 2],
    ['they were not known before and never balance', null, [books(10)], 'changed', 9, 60],
  ])('%s [SET-02]', async (_, before, answers, state, reads, seconds) => {
    vi.useFakeTimers();
    let reading = 0;
    const read = vi.fn(async () => {
      reading += 1;
      const answer = answers[Math.min(reading, answers.length) - 1];
      if (answer === 'fails' || answer === undefined) throw new Error('away');
      return answer;
    });
    const start = Date.now();
    let end = 0;
    const followed = followBooks(started(), '7', before, read).then(() => {
      end = Date.now();
    });
    await vi.advanceTimersByTimeAsync(0);
    if (seconds > 0) expect(receipt()?.state).toBe('reading');
    await vi.advanceTimersByTimeAsync(120_000);
    await followed;
    expect(receipt()).toMatchObject({ of: '7', before, state });
    expect([read.mock.calls.length, (end - start) / 1000]).toEqual([reads, seconds]);
  });

  it('the minute is a minute [SET-02]', () => {
    expect(PAUSES.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
  });

  it('what was read before it was sent is compared, and nothing that came later [SET-02]', async () => {
    const beside = booksBeside({ gameId: '70001', pays: true, show: () => null });
    const early = started();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    const amend = vi.fn();
    beside.begin?.(amend);
    await vi.waitFor(() => expect(amend).toHaveBeenCalled());
    beside.confirmed?.(early);
    expect(receipt()?.before).toBeNull();
    beside.confirmed?.(started());
    expect(receipt()?.before?.sums.winnings).toBe('0');
  });

  it('nothing is read for operations [SET-01, SET-02]', async () => {
    await signInAs('operations');
    await followBooks(started(), '7', null);
    expect(receipt()?.state).toBe('hidden');
    expect(services.requests()).toEqual([]);
  });

  it('the reading ends with the session [SET-02]', async () => {
    vi.useFakeTimers();
    const read = vi.fn(async () => open);
    void followBooks(started(), '7', open, read);
    await vi.advanceTimersByTimeAsync(2000);
    signOut();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(activity()).toEqual([]);
  });

  it.each([
    [null, 'unread'],
    [open, 'same'],
  ])(
    'a page that is loaded again while %j was read leaves it at that: %s [SET-02]',
    (after, state) => {
      const kept = leftReading({ of: '7', before: open, after, state: 'reading' });
      expect(kept).toEqual({ of: '7', before: open, after, state });
    },
  );
});

describe('the figures of a game', () => {
  const pages = () => services.requests(REPORT).map(({ query }) => query.pageNo);

  it('are those of its row, found page by page and then on its page [SET-01]', async () => {
    const read = booksReader('70011');
    const first = await read();
    expect(pages()).toEqual(['1', '2']);
    expect(first && Number(openOf(first.sums))).toBeGreaterThan(0);
    await read();
    expect(pages()).toEqual(['1', '2', '2']);
  });

  it('are not there where no report tells of it [SET-01]', async () => {
    expect(await booksReader('71001')()).toBeNull();
    expect(pages()).toEqual(['1', '2', '3']);
  });

  it('are added up from its questions where the newest games are others [SET-01]', async () => {
    const row = { investments: 5, winnings: 0, commission: 0 };
    services.fault({
      call: REPORT,
      status: 200,
      body: { report: Array.from({ length: 10 }, (_, nth) => ({ id: `new ${nth}`, ...row })) },
    });
    const read = await booksReader('70001')();
    expect(pages()).toHaveLength(5);
    expect(Number(read?.sums.investments)).toBeGreaterThan(1000);
  });
});

describe('the sheet', () => {
  const asked: Confirmation = {
    title: { key: 'common.yes' },
    lines: [],
    notKnown: [{ key: 'trades.settlement.rupees' }, { key: 'trades.settlement.paidBefore' }],
  };
  const amended = async (pays = true, gameId = '70001') => {
    const beside = booksBeside({ gameId, pays, show: () => null });
    const said: Confirmation[] = [];
    beside.begin?.((change) => said.push(change(asked)));
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
    const [first] = said;
    return [beside.hold?.key, first?.warnings?.map(({ key }) => key), first?.typed?.value];
  };

  it.each([
    ['no limit', undefined, [undefined, undefined, undefined]],
    ['a limit above', 1e9, ['receipt.hold', undefined, undefined]],
    ['a limit below', 1000, ['receipt.hold', ['settlement.largeAmount'], '70001']],
  ])(
    'with %s holds Yes back, warns and asks for the code as it has to [SET-04]',
    async (_, bigAmount, said) => {
      setConfig(testConfig({ bigAmount }));
      expect(await amended()).toEqual(said);
    },
  );

  it('goes on without figures that cannot be read, and asks operations for none [SET-01, SET-04]', async () => {
    setConfig(testConfig({ bigAmount: 1000 }));
    services.fault({ call: REPORT, status: 500 });
    expect(await amended()).toEqual(['receipt.hold', undefined, undefined]);
    await signInAs('operations');
    expect(booksBeside({ gameId: '7', pays: true, show: () => null }).hold).toBeUndefined();
  });

  it.each<[string, Role, object | null, string]>([
    ['operations may see none', 'operations', null, '70001'],
    ['the report fails', 'admin', { status: 500 }, '70001'],
    ['no report tells of the game', 'admin', null, '71001'],
    [
      'the investment is not told',
      'admin',
      { status: 200, body: { report: [{ id: 70001, winnings: 0, commission: 0 }] } },
      '70001',
    ],
  ])(
    'says that the limit could not be checked where %s, and only with a limit [SET-04]',
    async (_, role, fault, gameId) => {
      await signInAs(role);
      for (const bigAmount of [1000, undefined]) {
        setConfig(testConfig({ bigAmount }));
        if (fault) services.fault({ call: REPORT, ...fault });
        const said: Confirmation[] = [];
        booksBeside({ gameId, pays: true, show: () => null }).begin?.((change) =>
          said.push(change(asked)),
        );
        await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
        const keys = said.at(-1)?.notKnown?.map(({ key }) => key) ?? [];
        expect(keys.includes('settlement.limitUnchecked')).toBe(bigAmount !== undefined);
        expect(keys).toContain('trades.settlement.paidBefore');
        expect(said.at(-1)?.typed).toBeUndefined();
        services.clearFaults();
      }
    },
  );

  it('waits ten seconds at most for a slow report [SET-01, SET-04]', async () => {
    setConfig(testConfig({ bigAmount: 1000 }));
    services.fault({ call: REPORT, delayMs: 60_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const amend = vi.fn();
    booksBeside({ gameId: '70001', pays: true, show: () => null }).begin?.(amend);
    await vi.advanceTimersByTimeAsync(9999);
    expect(amend).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const [[change] = []] = amend.mock.calls;
    const limit = { key: 'settlement.limitUnchecked', params: { limit: '₹1,000.00' } };
    expect(change?.(asked)).toEqual({ ...asked, notKnown: [limit, ...(asked.notKnown ?? [])] });
    expect(amend).toHaveBeenCalledTimes(1);
  });

  it('does not say that nobody knows the rupees where the report tells them [SET-01]', async () => {
    const said: Confirmation[] = [];
    booksBeside({ gameId: '70001', pays: true, show: () => null }).begin?.((change) =>
      said.push(change(asked)),
    );
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(said[0]?.notKnown).toEqual([{ key: 'trades.settlement.paidBefore' }]);
  });

  it('of a payout warns of winnings that the report tells already [SET-03]', async () => {
    expect(await amended(true, '70013')).toEqual([undefined, ['receipt.paidAlready'], '70013']);
    expect(await amended(false, '70013')).toEqual([undefined, undefined, undefined]);
  });
});
