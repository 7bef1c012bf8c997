import { describe, expect, it } from 'vitest';
import { aGame } from '#testing/predictionQuestions.ts';
import { findGame, gameRecord, unlistedGame } from './game.ts';

const listed = new Map([
  ['Today', [aGame({ id: 7, status: 'active' }), aGame({ id: '8', status: 'active' })]],
  ['Later', [aGame({ id: 8, status: 'completed' })]],
]);

describe('the game of a screen', () => {
  it('is found by its id, as number or text [PRD-02]', () => {
    expect(findGame(listed, '7')?.status).toBe('active');
    expect(findGame(listed, '9')).toBeUndefined();
  });

  it('that is listed with two statuses has one that no rule knows [PRD-13]', () => {
    expect(findGame(listed, 8)?.status).toBe('active / completed');
  });

  it('that is not listed has no status [PRD-13]', () => {
    expect(unlistedGame('9')).toMatchObject({ id: '9', status: '' });
  });

  it('is named with its id, because two teams may meet twice [PRD-14]', () => {
    expect(gameRecord(aGame())).toBe('IND v AUS (7)');
    expect(gameRecord(unlistedGame('9'))).toBe('9');
  });
});
