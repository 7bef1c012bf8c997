// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, openSession, signOut } from '#authProvider/session.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { setupConsole } from '#testing/screen.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { cancelReport, reportState, resumeReport, retryReport, startReport } from './wait.ts';

vi.mock('#ui/saveFile.ts', () => ({ saveFile: vi.fn() }));

const services = setupServices();
setupConsole();

const CALL = 'GET reports moniter/request-financial';
const WAIT = 300_000;
const requests = () => services.requests(CALL);

beforeEach(async () => {
  vi.mocked(saveFile).mockClear();
  sessionStorage.setItem('jwt', issueToken({ role: 'admin' }));
  await openSession();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  cancelReport();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const until = (kind: string) => vi.waitFor(() => expect(reportState().kind).toBe(kind));
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks for the month once its 300000 ms are over, with the bearer [FIN-01]', async () => {
  startReport('04-2021');
  await pass(WAIT - 1);
  expect(requests()).toHaveLength(0);
  expect(reportState().kind).toBe('waiting');
  await pass(1);
  await until('done');
  expect(requests()).toMatchObject([{ query: { month: '04-2021' }, hasBearer: true }]);
  expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('financial-report-04-2021.csv');
});

it('starts one wait at a time [FIN-01, NET-05]', async () => {
  startReport('04-2021');
  startReport('05-2021');
  await pass(WAIT);
  await until('done');
  expect(requests()).toMatchObject([{ query: { month: '04-2021' } }]);
});

it('sends nothing after it was cancelled [FIN-01]', async () => {
  startReport('04-2021');
  cancelReport();
  await pass(WAIT * 2);
  expect(requests()).toHaveLength(0);
  expect(sessionStorage.getItem('financial-report')).toBeNull();
});

describe('over a reload', () => {
  const reloaded = (left: string | null) => {
    cancelReport();
    if (left !== null) sessionStorage.setItem('financial-report', left);
    resumeReport();
  };

  it('goes on with what is left of the wait, and tells since when [FIN-01, WRK-01]', async () => {
    const since = Date.now();
    startReport('04-2021');
    const left = sessionStorage.getItem('financial-report');
    await pass(100_000);
    reloaded(left);
    expect(reportState()).toMatchObject({ kind: 'waiting', since });
    await pass(199_999);
    expect(requests()).toHaveLength(0);
    await pass(1);
    await until('done');
  });

  it('downloads at once what came due meanwhile [FIN-01]', async () => {
    reloaded(JSON.stringify({ month: '05-2021', due: Date.now() - 1000 }));
    await until('done');
  });

  it.each([null, 'not json', '{"month":"05-2030","due":1}'])(
    'takes %s for nothing [FIN-01]',
    async (left) => {
      reloaded(left);
      await pass(WAIT);
      expect(reportState().kind).toBe('none');
    },
  );
});

it('says why it failed, and tries again at once when told to [FIN-01]', async () => {
  startReport('02-2022');
  await pass(WAIT);
  await until('failed');
  const failed = reportState();
  expect(failed.kind === 'failed' && failed.failure.serverMessage).toBe(
    'The books of 02-2022 are not closed',
  );
  expect(saveFile).not.toHaveBeenCalled();
  retryReport();
  expect(reportState().kind).toBe('loading');
  await until('failed');
  expect(requests()).toHaveLength(2);
});

it('takes a page for no report [FIN-01, NET-11]', async () => {
  services.fault({ call: CALL, fault: 'html' });
  startReport('04-2021');
  await pass(WAIT);
  await until('failed');
  expect(saveFile).not.toHaveBeenCalled();
});

it('saves no refusal that the header names a csv: it is told [FIN-01, NET-06]', async () => {
  services.server.use(
    http.get('*/moniter/request-financial', () =>
      HttpResponse.text('{"success":false,"message":"Not ready"}', {
        headers: {
          'content-type': 'text/csv',
          'content-disposition': 'attachment; filename="financial-report-04-2021.csv"',
        },
      }),
    ),
  );
  startReport('04-2021');
  await pass(WAIT);
  await until('failed');
  const failed = reportState();
  expect(failed.kind === 'failed' && failed.failure.serverMessage).toBe('Not ready');
  expect(saveFile).not.toHaveBeenCalled();
});

it("saves it under the service's name without its folders [FIN-01]", async () => {
  services.server.use(
    http.get('*/moniter/request-financial', () =>
      HttpResponse.text('a,b', {
        headers: {
          'content-type': 'text/csv',
          'content-disposition': "attachment; filename*=UTF-8''..%2FApril%202021.csv",
        },
      }),
    ),
  );
  startReport('04-2021');
  await pass(WAIT);
  await until('done');
  expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('April 2021.csv');
});

it('warns before the tab is closed as long as one is on its way [FIN-01]', () => {
  expect(leaving()).toBe(false);
  startReport('04-2021');
  expect(leaving()).toBe(true);
  cancelReport();
  expect(leaving()).toBe(false);
});

it('waits for the next login when the session has ended, and goes with the person [FIN-01, APP-09]', async () => {
  startReport('04-2021');
  endSession('expired');
  expect(leaving()).toBe(false);
  await pass(WAIT);
  expect(requests()).toHaveLength(0);
  expect(reportState().kind).toBe('waiting');
  signOut();
  expect(reportState().kind).toBe('none');
  expect(sessionStorage.getItem('financial-report')).toBeNull();
});
