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

describe('the answer choosers', () => {
  it('open with the stored answer, or with nothing chosen [PRD-09]', () => {
    const open = stateAfter(
      { type: 'openChooser', question: 'q1', stored: 'c2' },
      { type: 'openChooser', question: 'q2', stored: null },
    );
    expect([...open.choosing]).toEqual([
      ['q1', 'c2'],
      ['q2', null],
    ]);
  });

  it('keep each question’s choice to itself, whatever the id [PRD-09]', () => {
    const chosen = stateAfter(
      { type: 'openChooser', question: '__proto__', stored: null },
      { type: 'openChooser', question: 2, stored: null },
      { type: 'choose', question: '2', choice: 'c9' },
      { type: 'closeChooser', question: 'other' },
    );
    expect([...chosen.choosing]).toEqual([
      ['__proto__', null],
      ['2', 'c9'],
    ]);
    expect(screenReducer(chosen, { type: 'closeChooser', question: 2 }).choosing.has('2')).toBe(
      false,
    );
  });
});
