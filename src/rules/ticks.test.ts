import { describe, expect, it } from 'vitest';
import { mayActOnTicked, selectAllState, tickedNow } from './ticks.ts';

it('refuses a bulk action on nothing [PRD-05, PRD-08, PIC-04]', () => {
  expect(mayActOnTicked([])).toEqual({ key: 'reasons.nothingTicked' });
  expect(mayActOnTicked(['I1'])).toBe(true);
});

describe('selectAllState', () => {
  it.each([
    [['I1', 'I2', 'I3'], ['I1', 'I2', 'I3'], 'all'],
    [['I1', 'I2', 'I3'], ['I1', 'I3'], 'some'],
    [['I1', 'I2'], ['A9'], 'none'],
    [[7, 8], ['7', '8'], 'all'],
    [[], [], 'none'],
    [[], ['I1'], 'none'],
  ])('of %j with %j ticked is %s [PIC-03, PRD-05]', (ids, ticked, state) => {
    expect(selectAllState(ids, ticked)).toBe(state);
  });
});

describe('tickedNow', () => {
  it('sends those that are still there, in the order of the list, and names the others [UI-16]', () => {
    const now = tickedNow(['q5', 'q2', 'q1', 'q9'], ['q1', 'q2', 'q3', 'q5']);
    expect(now).toEqual({ present: ['q1', 'q2', 'q5'], gone: ['q9'], outOfSight: 0 });
  });

  it('counts what the filter hides [UI-16]', () => {
    expect(tickedNow(['1', 2, 3], [1, 2, 3, 4], ['2', '4'])).toEqual({
      present: [1, 2, 3],
      gone: [],
      outOfSight: 2,
    });
  });
});
