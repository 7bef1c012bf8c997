import { describe, expect, it } from 'vitest';
import {
  earlierTwin,
  historyNewestFirst,
  isRowComplete,
  mayAddPlayer,
  mayApplyReport,
  mayEditLine,
  mayMarkGameActive,
  mayMarkQuestion,
  maySavePlayers,
  mayTakePlayers,
  mayUpdateLine,
  PICKS_CATEGORIES,
  type PicksTab,
  type PlayerRow,
  readDefaultValue,
} from './picks.ts';
import type { Allowed } from './reason.ts';

const told = (allowed: Allowed): string =>
  allowed === true ? 'yes' : allowed.key.replace('reasons.', '');

const complete: PlayerRow = { player_id: 'p1', picks_category: 'runs', value: '0.05' };

describe('adding players', () => {
  it.each<[Partial<PlayerRow>, string]>([
    [{}, 'yes'],
    [{ player_id: 0, value: '30.5' }, 'yes'],
    [{ value: '' }, 'yes'],
    [{ player_id: null }, 'playerMissing'],
    [{ player_id: '' }, 'playerMissing'],
    [{ picks_category: null }, 'categoryMissing'],
    [{ value: '-0.01' }, 'valueUnusable'],
    [{ value: '12,5' }, 'valueUnusable'],
    [{ value: '.' }, 'valueUnusable'],
  ])('a row with %j is complete: %s [PIC-02]', (fields, expected) => {
    expect(told(isRowComplete({ ...complete, ...fields }))).toBe(expected);
  });

  const open: PlayerRow = { ...complete, player_id: null };
  const wicket: PlayerRow = { ...complete, picks_category: 'wicket' };
  it.each([
    ['no rows', [], 'yes', 'noPlayers'],
    ['a complete one', [complete], 'yes', 'yes'],
    ['an incomplete last one', [complete, open], 'playerMissing', 'playerMissing'],
    ['an incomplete first one', [open, complete], 'yes', 'playerMissing'],
    [
      'a refused value in the last',
      [{ ...complete, value: '-' }],
      'valueUnusable',
      'valueUnusable',
    ],
    ['the same player in another category', [complete, wicket], 'yes', 'yes'],
    ['the same player and category twice', [wicket, complete, wicket], 'yes', 'playerTwice'],
  ])('with %s: add more, save [PIC-02]', (_rows, rows, add, save) => {
    expect(told(mayAddPlayer(rows))).toBe(add);
    expect(told(maySavePlayers(rows))).toBe(save);
  });

  it('names the row that is there twice, and the one that it repeats [PIC-02]', () => {
    const rows = [open, { ...complete, player_id: 7 }, open, { ...complete, player_id: '7' }];
    expect(rows.map((_row, index) => earlierTwin(rows, index))).toEqual([null, null, null, 2]);
    expect(maySavePlayers(rows.filter(({ player_id }) => player_id !== null))).toEqual({
      key: 'reasons.playerTwice',
      params: { row: 2, earlier: 1 },
    });
  });

  it.each([
    ['', 0],
    [' \u00A0', 0],
    ['0', 0],
    ['0.', 0],
    ['0.0', 0],
    ['0.05', 0.05],
    ['.5', 0.5],
    ['12.', 12],
    ['007', 7],
    [' 30.5\u00A0', 30.5],
  ])('the default value %j is sent as %d [PIC-02]', (typed, value) => {
    expect(readDefaultValue(typed)).toMatchObject({ ok: true, value });
  });

  it.each([
    ['.', 'numberNotPlain'],
    ['-', 'numberNotPlain'],
    ['1,000', 'numberNotPlain'],
    ['12,5', 'numberNotPlain'],
    ['5,', 'numberNotPlain'],
    ['1e3', 'numberNotPlain'],
    ['1.2.3', 'numberNotPlain'],
    ['8.5 26.5', 'numberNotPlain'],
    ['٣', 'numberNotPlain'],
    ['-5', 'numberTooLow'],
    ['16.999999999999999999', 'numberNotExact'],
  ])('the default value %j is refused, not sent as another: %s [PIC-02, UI-06]', (typed, name) => {
    expect(readDefaultValue(typed)).toMatchObject({
      ok: false,
      reason: { key: `reasons.${name}` },
    });
  });

  it.each([
    ['new', 'yes'],
    ['active', 'yes'],
    ['inprogress', 'gameTakesNoPlayers'],
    ['inactive', 'gameTakesNoPlayers'],
    ['completed', 'gameTakesNoPlayers'],
    ['cancelled', 'gameTakesNoPlayers'],
    ['suspended', 'statusUnknown'],
    ['', 'statusMissing'],
  ])('a game that is %j takes further ones: %s [PIC-02, UI-14, NET-11]', (status, expected) => {
    expect(told(mayTakePlayers({ status }))).toBe(expected);
  });

  it('knows the categories [PIC-02]', () => {
    expect(PICKS_CATEGORIES).toEqual(['runs', 'strike-rate', 'economy', 'wicket']);
  });
});

describe('lines', () => {
  it.each([
    ['inactive', 'yes', 'yes'],
    ['active', 'lineNotInactive', 'yes'],
    ['void', 'statusUnknown', 'statusUnknown'],
    ['', 'statusMissing', 'statusMissing'],
  ])(
    'of a question that is %j may be edited: %s, and it may be moved: %s [PIC-03, NET-11]',
    (status, edit, mark) => {
      expect(told(mayEditLine({ status }))).toBe(edit);
      expect(told(mayUpdateLine({ status, line: 30 }, '31'))).toBe(edit);
      expect(told(mayMarkQuestion({ status }))).toBe(mark);
    },
  );

  it.each<[unknown, string, string]>([
    [30, '30.5', 'yes'],
    [30, '30', 'lineUnchanged'],
    [30, '30.0', 'lineUnchanged'],
    ['30.0', ' 30 ', 'lineUnchanged'],
    [0.3, '0.30', 'lineUnchanged'],
    [30, '0', 'yes'],
    [null, '0', 'yes'],
    [undefined, '30', 'yes'],
    [30, '', 'numberMissing'],
    [30, '  ', 'numberMissing'],
    [30, '1e3', 'numberNotPlain'],
    [30, '12,5', 'numberNotPlain'],
    [30, '-1', 'numberTooLow'],
    [30, '16.999999999999999999', 'numberNotExact'],
  ])('with %j stored and %j typed, Update Value: %s [PIC-05, UI-06]', (line, typed, expected) => {
    expect(told(mayUpdateLine({ status: 'inactive', line }, typed))).toBe(expected);
  });
});

describe('Mark Game Active', () => {
  it.each<[string, PicksTab, number, string]>([
    ['new', 'active', 3, 'yes'],
    ['new', 'active', 0, 'noActiveQuestions'],
    ['new', 'inactive', 3, 'notActiveTab'],
    ['active', 'active', 3, 'gameNotNew'],
    ['inprogress', 'active', 3, 'gameNotNew'],
    ['inactive', 'active', 3, 'gameNotNew'],
    ['completed', 'active', 3, 'gameNotNew'],
    ['cancelled', 'active', 3, 'gameNotNew'],
    ['NEW', 'active', 3, 'statusUnknown'],
    ['', 'active', 3, 'statusMissing'],
  ])('game %j, tab %s, %d questions: %s [PIC-04]', (status, tab, count, expected) => {
    expect(told(mayMarkGameActive({ status }, tab, count))).toBe(expected);
  });
});

describe('historyNewestFirst', () => {
  const at = (value: number, updatedAt: unknown) => ({ value, updatedAt });
  const values = (history: { value: number }[]) => history.map(({ value }) => value);

  it.each([
    ['oldest first', [at(28, 1649529000), at(29.5, 1649529001), at(30, 1649529002)]],
    ['newest first', [at(30, 1649529002), at(29.5, 1649529001), at(28, 1649529000)]],
    ['mixed seconds and text', [at(30, '2022-04-11'), at(28, 1649529000), at(29.5, '2022-04-10')]],
  ])('sorts by time when it comes %s [PIC-03]', (_order, history) => {
    expect(values(historyNewestFirst(history))).toEqual([30, 29.5, 28]);
  });

  it('is turned round when not every entry carries a time [PIC-03]', () => {
    const history = [at(28, null), at(29.5, 1649529001), at(30, null)];
    expect(values(historyNewestFirst(history))).toEqual([30, 29.5, 28]);
    expect(values(history)).toEqual([28, 29.5, 30]);
    expect(historyNewestFirst([])).toEqual([]);
  });

  it('takes the later of two with the same time first [PIC-03]', () => {
    const history = [at(28, 1649529000), at(30, 1649529000)];
    expect(values(historyNewestFirst(history))).toEqual([30, 28]);
  });
});

describe('mayApplyReport', () => {
  it.each<[unknown, unknown, string | undefined, string]>([
    ['2022-04-01', '2022-04-30', undefined, 'yes'],
    ['2022-04-01', '2022-04-01', undefined, 'yes'],
    ['2022-04-02', '2022-04-01', undefined, 'fromAfterTo'],
    ['', '2022-04-01', undefined, 'dateMissing'],
    ['2022-04-01', null, undefined, 'dateMissing'],
    ['2022-02-30', '2022-04-01', undefined, 'dateMissing'],
    ['2022-04-01', '2022-04-30', '', 'userMissing'],
    ['2022-04-01', '2022-04-30', '\u00A0', 'userMissing'],
    ['2022-04-01', '2022-04-30', '77', 'yes'],
  ])('from %j to %j for user %j: %s [PIC-06]', (from, to, userId, expected) => {
    const filters = userId === undefined ? { from, to } : { from, to, userId };
    expect(told(mayApplyReport(filters))).toBe(expected);
  });
});
