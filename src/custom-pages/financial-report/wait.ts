import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { at, now } from '#authProvider/clock.ts';
import { onPersonLeaves, sessionState, subscribeSession } from '#authProvider/session.ts';
import { tabStorage } from '#authProvider/storage.ts';
import { config } from '#config/current.ts';
import { downloadFinancialReport } from '#contract/reports.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';
import { fileNameOf } from '#rules/fileName.ts';
import { REPORT_MONTHS } from '#rules/reportMonths.ts';
import { saveFile } from '#ui/saveFile.ts';

/**
 * The report that is on its way (FIN-01). It belongs to the tab and not to a page: it goes on while others are
 * open and over a reload. `due`, and `since` when it was asked for, in milliseconds since 1970.
 */
export type ReportState =
  | { kind: 'none' }
  | { kind: 'waiting'; month: string; due: number; since: number }
  | { kind: 'loading'; month: string; since: number }
  | { kind: 'done'; month: string; name: string }
  | { kind: 'failed'; month: string; failure: Failure };

const KEY = 'financial-report';
const stored = z.object({
  month: z.enum(REPORT_MONTHS),
  due: z.number(),
  // An older release did not keep it.
  since: z.number().optional(),
});

const NONE: ReportState = { kind: 'none' };
let state: ReportState = NONE;
let stop = () => {};
const listeners = new Set<() => void>();

export const reportState = (): ReportState => state;

function subscribeReport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useReportWait = (): ReportState => useSyncExternalStore(subscribeReport, reportState);

/** Is one waiting or downloading? Then another cannot be started. */
export const isOnItsWay = ({ kind }: ReportState): boolean =>
  kind === 'waiting' || kind === 'loading';

function become(next: ReportState): void {
  state = next;
  if (isOnItsWay(state)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** Leaving the tab would lose it; going to the login page keeps it. */
function warn(event: BeforeUnloadEvent): void {
  if (sessionState().status === 'open') event.preventDefault();
}

/** Starts the wait of `financialReportWaitMs` for a month, MM-YYYY. */
export function startReport(month: string): void {
  if (isOnItsWay(state)) return;
  wait(month, now() + config().financialReportWaitMs, now());
}

/** Goes on with what an earlier life of this tab was waiting for. */
export function resumeReport(): void {
  if (state.kind !== 'none') return;
  const left = readStored();
  if (left) wait(left.month, left.due, left.since ?? left.due - config().financialReportWaitMs);
}

/** Cancels the wait or the download, or takes its result away. */
export function cancelReport(): void {
  stop();
  stop = () => {};
  tabStorage.remove(KEY);
  become(NONE);
}

/** Downloads a failed one again, at once. */
export function retryReport(): void {
  if (state.kind === 'failed') void download(state.month, now());
}

onPersonLeaves(cancelReport);

function wait(month: string, due: number, since: number): void {
  tabStorage.set(KEY, JSON.stringify({ month, due, since }));
  become({ kind: 'waiting', month, due, since });
  stop();
  stop = at(due, () => whenSignedIn(() => void download(month, since)));
}

/** Its time may come while the session has ended: then it goes on after the next login. */
function whenSignedIn(go: () => void): void {
  if (sessionState().status === 'open') {
    go();
    return;
  }
  stop = subscribeSession(() => {
    if (sessionState().status !== 'open') return;
    stop();
    go();
  });
}

async function download(month: string, since: number): Promise<void> {
  const abort = new AbortController();
  stop = () => abort.abort();
  become({ kind: 'loading', month, since });
  let disposition: string | null = null;
  try {
    const file = await call(
      downloadFinancialReport,
      { query: { month } },
      {
        signal: abort.signal,
        onHeader: (header) => {
          disposition = header('content-disposition');
        },
      },
    );
    if (abort.signal.aborted) return;
    const name = fileNameOf(disposition, `financial-report-${month}.csv`);
    saveFile(name, file);
    // Its figures are looked into aside: the file is there, whatever they are.
    import('./figures.ts').then(({ keepFigures }) => keepFigures(month, file)).catch(() => {});
    end({ kind: 'done', month, name });
  } catch (failure) {
    if (abort.signal.aborted) return;
    if (!(failure instanceof Failure)) throw failure;
    end({ kind: 'failed', month, failure });
  }
}

function end(result: ReportState): void {
  tabStorage.remove(KEY);
  become(result);
}

function readStored(): z.output<typeof stored> | undefined {
  try {
    return stored.safeParse(JSON.parse(tabStorage.get(KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}
