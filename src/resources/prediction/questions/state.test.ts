import { describe, expect, it } from 'vitest';
import { EMPTY_SCREEN, isTicked, type ScreenChange, screenReducer } from './state.ts';

const stateAfter = (...changes: ScreenChange[]) => changes.reduce(screenReducer, EMPTY_SCREEN);
const tick = (ids: (string | number)[], on = true): ScreenChange => ({
  type: 'tick',
  what: 'questions',
  ids,
  on,
});

describe('the ticks of the screen', () => {
  it('tick once however often, and compare ids as text [PRD-17]', () => {
    const state = stateAfter(tick([7, 'a']), tick(['7']));
    expect(state.questions).toEqual(['a', '7']);
    expect(isTicked(state.questions, 7)).toBe(true);
  });

  it('untick what is named and leave the rest [PRD-17]', () => {
    expect(stateAfter(tick(['a', 'b', 'c']), tick(['a', 'c', 'x'], false)).questions).toEqual([
      'b',
    ]);
  });

  it('keep questions and leagues apart [PRD-10, PRD-17]', () => {
    const state = stateAfter(tick(['a']), { type: 'tick', what: 'leagues', ids: ['a'], on: true });
    expect(stateAfter(tick(['a'])).leagues).toEqual([]);
    expect(screenReducer(state, tick(['a'], false)).leagues).toEqual(['a']);
  });
});

describe('leagues that were sent', () => {
  const ticked = stateAfter({ type: 'tick', what: 'leagues', ids: ['a', 2, 'other'], on: true });
  const sent = (left: (string | number)[]): ScreenChange => ({
    type: 'sent',
    question: 7,
    sent: { what: 'activate', ids: ['a', '2'] },
    left,
  });

  it('stay ticked and named as far as they are left, and only those [PRD-11, PRD-17]', () => {
    const partly = screenReducer(ticked, sent(['a']));
    expect(partly.leagues).toEqual(['a', 'other']);
    expect([...partly.sent]).toEqual([['7', { what: 'activate', ids: ['a'] }]]);
    const done = screenReducer(partly, sent([]));
    expect(done.leagues).toEqual(['other']);
    expect(done.sent.size).toBe(0);
  });
});
