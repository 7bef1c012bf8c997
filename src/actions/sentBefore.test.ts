import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { lastWrite, sentBefore } from '#actions/sentBefore.ts';
import { setConfig } from '#config/current.ts';
import { testConfig } from '#testing/testConfig.ts';

beforeEach(() => setConfig(testConfig()));

describe('what this session did before', () => {
  const note = (record: string, outcome: 'confirmed' | 'refused' | 'unknown') => {
    const label = 'common.yes';
    settleActivity(noteActivity({ action: 'x.pay', label, record }), { outcome, message: '' });
  };

  it('makes a second sending an open point, unless the first was refused [PRD-15, NET-06]', () => {
    vi.useFakeTimers({ now: Date.UTC(2022, 3, 9, 8, 33) });
    note('refused game', 'refused');
    note('paid game', 'confirmed');
    note('lost game', 'unknown');
    vi.useRealTimers();
    const said = [{ key: 'settlement.sentBefore', params: { time: '14:03' } }];
    expect(sentBefore('x.pay', 'refused game')).toEqual([]);
    expect(sentBefore('x.pay', 'another game')).toEqual([]);
    expect(sentBefore('x.cancel', 'paid game')).toEqual([]);
    expect(sentBefore('x.pay', 'paid game')).toEqual(said);
    expect(sentBefore('x.pay', 'lost game')).toEqual(said);
  });

  it('finds the newest write of a record [ACT-01]', () => {
    note('one game', 'refused');
    note('one game', 'confirmed');
    expect(lastWrite(['x.pay'], 'one game')?.outcome).toBe('confirmed');
    expect(lastWrite(['x.other'], 'one game')).toBeUndefined();
  });
});
