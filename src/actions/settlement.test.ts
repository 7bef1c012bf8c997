import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeLines,
  leaderboardFigure,
  type SettlementSheet,
  settlementConfirmation,
} from '#actions/settlement.ts';
import { setConfig } from '#config/current.ts';
import type { Change } from '#rules/settlement.ts';
import { testConfig } from '#testing/testConfig.ts';

const sheet = (open: SettlementSheet['open']): SettlementSheet => ({
  title: { key: 'common.yes' },
  lines: [{ key: 'common.loading' }],
  figures: [],
  open,
  notKnown: [{ key: 'settlement.booked' }],
  code: 'IND v AUS',
});

beforeEach(() => setConfig(testConfig()));

describe('the settlement sheet', () => {
  it('asks for the code of the game only when something is open [PRD-15, PRD-18]', () => {
    expect(settlementConfirmation(sheet([])).typed).toBeUndefined();
    const open = [{ key: 'reasons.questionsUnanswered', params: { smart_count: 2 } }] as const;
    expect(settlementConfirmation(sheet(open))).toMatchObject({
      open,
      typed: { value: 'IND v AUS' },
      notKnown: [{ key: 'settlement.booked' }],
    });
  });

  it('names at most five changes and counts the rest [PRD-18]', () => {
    const change = (nth: number): Change => ({
      kind: 'answer',
      label: `Q${nth}`,
      before: null,
      after: 'India',
    });
    const lines = changeLines([
      { kind: 'gameStatus', label: '', before: 'reconciled', after: 'completed' },
      ...[1, 2, 3, 4, 5, 6, 7].map(change),
    ]);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toEqual({
      key: 'settlement.changed.answer',
      params: { label: 'Q1', before: '—', after: 'India' },
    });
    expect(lines[5]).toEqual({ key: 'settlement.changed.more', params: { smart_count: 2 } });
  });

  it('says when this session populated the leaderboard, else that it is not known here [PRD-15]', () => {
    expect(leaderboardFigure(null).value).toEqual({ key: 'settlement.notKnownHere' });
    const at = Date.UTC(2022, 3, 9, 8, 33);
    expect(leaderboardFigure(at).value).toEqual({
      key: 'settlement.populatedAt',
      params: { time: '14:03' },
    });
  });
});
