// @vitest-environment jsdom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { useRead } from '#cache/useRead.ts';
import { setConfig } from '#config/current.ts';
import { listBypass } from '#contract/bank.ts';
import { Failure } from '#http/failure.ts';
import { issueToken } from '#mocks/token.ts';
import { signInBy, testAction } from '#testing/actions.ts';
import { fakeService, rawAnswer } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';
import { renderUi } from '#testing/ui.tsx';
import { ActionButton } from './ActionButton.tsx';
import { MissingRows } from './MissingRows.tsx';
import { ReadView } from './ReadView.tsx';

const service = fakeService();
const throttled = (after: string) =>
  new HttpResponse(null, { status: 429, headers: { 'retry-after': after } });
const save = testAction('write', { reads: [] });

// What it tells its screens must not wait for the faked clock.
notifyManager.setScheduler(queueMicrotask);

beforeEach(async () => {
  setConfig(testConfig());
  await signInBy(issueToken({ role: 'admin' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  signOut();
  queryClient.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lets what is on its way arrive; faked clocks stand still. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !holds(); turn += 1)
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(holds()).toBe(true);
}

const shows = (text: string) => document.body.textContent?.includes(text) === true;
const sent = () => service.requests.length;
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

function Rows({ page = 1 }: { page?: number }) {
  const read = useRead(listBypass, { query: { page, limit: 10 } });
  return <ReadView read={read}>{({ data }) => <p>{data.length} rows</p>}</ReadView>;
}

const showRows = (rows = <Rows />) =>
  renderUi(<QueryClientProvider client={queryClient}>{rows}</QueryClientProvider>);

describe('a read that a service refuses as one too many', () => {
  it('counts down to the next try, asks four times, then counts down to Retry [NET-03, NET-08]', async () => {
    service.answers(() => throttled('12'));
    showRows();
    for (const asked of [1, 2, 3]) {
      await until(() => shows('Too many requests: asked again in 12 s'));
      expect(sent()).toBe(asked);
      await pass(5000);
      expect(shows('Too many requests: asked again in 7 s')).toBe(true);
      await pass(6900);
      expect(sent()).toBe(asked);
      await pass(100);
    }
    await until(() => shows('Try again in 12 s.'));
    expect(sent()).toBe(4);
    expect(isOff('Retry')).toBe(true);
    fireEvent.click(button('Retry'));
    await pass(11_000);
    expect(shows('Try again in 1 s.')).toBe(true);
    await pass(60_000);
    expect([sent(), isOff('Retry'), shows('Try again in')]).toEqual([4, false, false]);
    service.answers(() => rawAnswer('{"data":[]}'));
    fireEvent.click(button('Retry'));
    await until(() => shows('0 rows'));
    expect(sent()).toBe(5);
  });

  it('says so where it is shown, and nowhere else [NET-03, APP-18]', async () => {
    service.answers(({ url }) =>
      url.includes('page=2') ? new Promise(() => {}) : throttled('12'),
    );
    showRows(
      <>
        <Rows />
        <Rows page={2} />
      </>,
    );
    await until(() => shows('asked again in 12 s'));
    expect(screen.getAllByRole('timer')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('Data is Loading...');
  });

  it('with old rows in sight keeps the refresh control until the pause is over [NET-03, UI-15]', async () => {
    service.answers(() => rawAnswer('{"data":[]}'));
    showRows();
    await until(() => shows('0 rows'));
    service.answers(() => throttled('12'));
    fireEvent.click(button('Refresh'));
    for (const asked of [2, 3, 4]) {
      await until(() => sent() === asked);
      await until(
        () => queryClient.getQueryCache().getAll()[0]?.state.fetchFailureCount === asked - 1,
      );
      await pass(12_000);
    }
    await until(() => shows('Try again in 12 s.'));
    expect([sent(), isOff('Refresh'), shows('0 rows')]).toEqual([5, true, true]);
    fireEvent.click(button('Refresh'));
    await pass(11_000);
    expect([sent(), shows('Try again in 1 s.')]).toEqual([5, true]);
    await pass(1000);
    expect([isOff('Refresh'), shows('Try again')]).toEqual([false, false]);
    fireEvent.click(button('Refresh'));
    await until(() => sent() === 6);
  });

  it('without a pause of its own is asked after 1 s, and by hand after 30 s [NET-03]', async () => {
    service.answers(() => new HttpResponse(null, { status: 429 }));
    showRows();
    for (const seconds of [1, 2, 4]) {
      await until(() => shows(`asked again in ${seconds} s`));
      await pass(seconds * 1000);
    }
    await until(() => shows('Try again in 30 s.'));
    expect([sent(), isOff('Retry')]).toEqual([4, true]);
  });
});

describe('the button of an action that a service refuses as one too many', () => {
  it('is off for that record with the seconds left, and is never pressed by itself [NET-05, UI-14]', async () => {
    service.answers(() => throttled('12'));
    renderUi(
      <>
        <ActionButton
          action={save}
          subject={{ id: 'a', status: '' }}
          extra={undefined}
          label={{ key: 'common.yes' }}
        />
        <ActionButton
          action={save}
          subject={{ id: 'b', status: '' }}
          extra={undefined}
          label={{ key: 'common.no' }}
        />
      </>,
    );
    fireEvent.click(button('Yes'));
    await until(() => shows('possible again in 12 s'));
    expect([isOff('Yes'), isOff('No')]).toEqual([true, false]);
    await pass(3000);
    expect(shows('possible again in 9 s')).toBe(true);
    fireEvent.click(button('Yes'));
    await pass(9000);
    expect([sent(), isOff('Yes'), shows('possible again')]).toEqual([1, false, false]);
    await pass(120_000);
    expect(sent()).toBe(1);
    service.answers(() => rawAnswer('{"success":true}'));
    fireEvent.click(button('Yes'));
    await until(() => sent() === 2);
  });
});

it('the rest of an export is not asked for before the pause is over [UI-16, NET-03]', async () => {
  const onAgain = vi.fn();
  const failure = new Failure(
    'throttled',
    { service: 'picks' },
    { stage: 'answer', status: 429, retryAfter: 12_000 },
  );
  renderUi(
    <MissingRows read={{ rows: [1], next: 2, pages: 2, total: null, failure }} onAgain={onAgain} />,
  );
  fireEvent.click(button('Retry'));
  expect([onAgain.mock.calls.length, isOff('Retry'), shows('Try again in 12 s.')]).toEqual([
    0,
    true,
    true,
  ]);
  await pass(12_000);
  fireEvent.click(button('Retry'));
  expect([onAgain.mock.calls.length, shows('Try again')]).toEqual([1, false]);
});
