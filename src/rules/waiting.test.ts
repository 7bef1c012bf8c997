import { describe, expect, it } from 'vitest';
import {
  earliest,
  pendingBank,
  predictionAnswersDue,
  predictionsToDistribute,
  tradesAnswersDue,
  tradesToDistribute,
  waitingOf,
  waitingRows,
} from './waiting.ts';

const STATUSES = [
  'active',
  'inprogress',
  'inactive',
  'reconciled',
  'completed',
  'cancelled',
  'under-review',
  '',
];
const games = STATUSES.map((status) => ({ status }));

describe('what waits', () => {
  it('is the first page, or more than it where the service tells no total [WRK-01]', () => {
    const rows = [
      { createdAt: '2022-04-09T10:00:00Z' },
      { created_at: '2022-04-08T10:00:00Z' },
      {},
    ];
    const oldest = Date.UTC(2022, 3, 8, 10);
    expect(waitingRows({ rows, more: true })).toEqual({ count: 3, more: true, oldest });
    expect(waitingRows({ rows, more: false })).toEqual({ count: 3, more: false, oldest });
    expect(waitingRows({ rows, more: true, total: 68 })).toEqual({
      count: 68,
      more: false,
      oldest,
    });
    expect(waitingRows({ rows: [], more: false }).oldest).toBeNull();
  });

  it('of bank requests is neither verified nor rejected, whatever else it is [WRK-01, BNK-01]', () => {
    const rows = ['verified', 'pending', 'rejected', 'in_review', 'odd', null].map((status) => ({
      status,
    }));
    expect(pendingBank({ rows, more: true })).toEqual({ count: 4, more: true, oldest: null });
  });

  it('of games tells the earliest, whatever a service sends as a date [WRK-01, APP-17]', () => {
    const dates = ['2022-04-09T10:00:00Z', null, 'soon', 1649412000, '2022-04-30'];
    expect(waitingOf(dates.map((game_date) => ({ game_date }))).oldest).toBe(1649412000_000);
    expect(earliest([null, '', 0])).toBeNull();
  });

  it('to be distributed is reconciled, and of trades not flagged off [WRK-01, TRD-03, PRD-13]', () => {
    expect(tradesToDistribute(games).count).toBe(1);
    expect(predictionsToDistribute(games).count).toBe(1);
    const flagged = [true, false, null, undefined, 'yes'].map((is_distribute) => ({
      status: 'reconciled',
      is_distribute,
    }));
    expect(tradesToDistribute(flagged).count).toBe(3);
  });

  it('for an answer is played or over, and neither settled nor of a status nobody knows [WRK-01]', () => {
    expect(STATUSES.filter((status) => tradesAnswersDue({ status }))).toEqual([
      'inprogress',
      'inactive',
      'reconciled',
    ]);
    expect(STATUSES.filter((status) => predictionAnswersDue({ status }))).toEqual([
      'inprogress',
      'reconciled',
    ]);
  });
});
