import { describe, expect, it } from 'vitest';
import {
  correctChoice,
  inactiveLeagueIds,
  isAnswerSaveOffered,
  isOpen,
  mayActivateLeague,
  mayActivatePredictions,
  mayAddLeagues,
  mayAddQuestions,
  mayCancelGame,
  mayCancelLeague,
  mayDeleteLeague,
  mayDeleteQuestion,
  mayDistribute,
  mayEditQuestion,
  mayPopulate,
  maySaveAnswer,
  maySelectLeague,
  mayUpdateAnswer,
} from './prediction.ts';
import type { Allowed } from './reason.ts';

/** 'yes', the reason's name, or the name in brackets where the control is hidden. */
const told = (allowed: Allowed): string => {
  if (allowed === true) return 'yes';
  const name = allowed.key.replace('reasons.', '');
  return allowed.hidden ? `(${name})` : name;
};

const GAMES = [
  'inactive',
  'active',
  'inprogress',
  'completed',
  'reconciled',
  'cancelled',
  'frozen',
  'ACTIVE',
  '',
];
const LEAGUES = ['inactive', 'active', 'declared', 'completed', 'cancelled', 'paused', ''];

const row = (statuses: readonly string[], cells: string) =>
  statuses.map((status, index) => ({ status, expected: cells.trim().split(/\s+/)[index] ?? '' }));

describe('game and question actions by status of the game', () => {
  const Q = { leagues: [{ _id: 'L1', status: 'inactive' }] };
  // inactive active inprogress completed reconciled cancelled frozen ACTIVE ''
  describe.each([
    [
      'Add Questions [PRD-13]',
      mayAddQuestions,
      'gameInactive yes yes yes yes yes yes yes statusMissing',
    ],
    [
      'Populate Leaderboard [PRD-13]',
      mayPopulate,
      'gameInactive gameStillActive yes yes yes yes statusUnknown statusUnknown statusMissing',
    ],
    [
      'Distribute Winning [PRD-13]',
      mayDistribute,
      `gameNotReconciled gameNotReconciled gameNotReconciled gameNotReconciled yes gameNotReconciled
       statusUnknown statusUnknown statusMissing`,
    ],
    [
      'Cancel Game [PRD-13]',
      mayCancelGame,
      'gameInactive yes yes yes yes yes statusUnknown statusUnknown statusMissing',
    ],
    [
      'Activate Predictions [PRD-13]',
      (game: { status: string }) => mayActivatePredictions(game, [Q]),
      `gameNotActive yes gameNotActive gameNotActive gameNotActive gameNotActive
       statusUnknown statusUnknown statusMissing`,
    ],
    [
      'edit a question [PRD-12]',
      mayEditQuestion,
      `gameNotActive yes gameNotActive gameNotActive gameNotActive gameNotActive
       statusUnknown statusUnknown statusMissing`,
    ],
    [
      'add leagues [PRD-12]',
      mayAddLeagues,
      `gameNotActive yes gameNotActive gameNotActive gameNotActive gameNotActive
       statusUnknown statusUnknown statusMissing`,
    ],
    [
      'delete a question [PRD-12, UI-14]',
      mayDeleteQuestion,
      '(gameInactive) yes yes yes yes yes statusUnknown statusUnknown statusMissing',
    ],
  ])('%s', (_name, rule, cells) => {
    it.each(row(GAMES, cells))('game $status: $expected', ({ status, expected }) => {
      expect(told(rule({ status }))).toBe(expected);
    });
  });

  it('names the status that stands in the way [UI-14]', () => {
    expect(mayDistribute({ status: 'completed' })).toEqual({
      key: 'reasons.gameNotReconciled',
      params: { status: { key: 'ui.statusIs.completed' } },
    });
    expect(mayCancelGame({ status: 'frozen' })).toEqual({
      key: 'reasons.statusUnknown',
      params: { status: 'frozen' },
    });
  });

  it('does not activate predictions when no league is inactive [PRD-13]', () => {
    const questions = [{ leagues: [{ _id: 1, status: 'active' }] }, { leagues: [] }];
    expect(told(mayActivatePredictions({ status: 'active' }, questions))).toBe('noInactiveLeague');
    expect(told(mayActivatePredictions({ status: 'active' }))).toBe('yes');
  });
});

describe('league actions by status of the league', () => {
  // inactive active declared completed cancelled paused ''
  describe.each([
    [
      'select [PRD-10]',
      maySelectLeague,
      'yes yes yes leagueClosed leagueClosed statusUnknown statusMissing',
    ],
    [
      'delete [PRD-11, UI-14]',
      mayDeleteLeague,
      `yes (leagueNotInactive) (leagueNotInactive) (leagueNotInactive) (leagueNotInactive)
       (statusUnknown) (statusMissing)`,
    ],
  ])('%s', (_name, rule, cells) => {
    it.each(row(LEAGUES, cells))('league $status: $expected', ({ status, expected }) => {
      expect(told(rule({ status }))).toBe(expected);
    });
  });
});

describe('actions by status of the game and of the league', () => {
  const activate =
    'yes leagueNotInactive leagueNotInactive leagueNotInactive leagueNotInactive statusUnknown statusMissing';
  const cancel = 'yes yes yes leagueClosed leagueClosed statusUnknown statusMissing';
  const answer = 'yes yes yes noOpenLeague noOpenLeague noOpenLeague noOpenLeague';
  const never = (why: string) => LEAGUES.map(() => why).join(' ');
  const rules = {
    activate: mayActivateLeague,
    cancel: mayCancelLeague,
    answer: (game: { status: string }, league: { status: string }) =>
      mayUpdateAnswer(game, { leagues: [league] }),
  };

  describe.each([
    ['inactive', activate, cancel, answer],
    ['active', activate, cancel, never('gameStillActive')],
    ['inprogress', activate, cancel, answer],
    ['completed', activate, cancel, answer],
    ['reconciled', activate, cancel, answer],
    ['cancelled', activate, cancel, answer],
    ['frozen', never('statusUnknown'), never('statusUnknown'), never('statusUnknown')],
    ['ACTIVE', never('statusUnknown'), never('statusUnknown'), never('statusUnknown')],
    ['', never('statusMissing'), never('statusMissing'), never('statusMissing')],
  ])('game %s', (status, activating, cancelling, answering) => {
    const game = { status };
    it.each(row(LEAGUES, activating))('activate $status: $expected [PRD-11]', (cell) => {
      expect(told(rules.activate(game, cell))).toBe(cell.expected);
    });
    it.each(row(LEAGUES, cancelling))('cancel $status: $expected [PRD-11]', (cell) => {
      expect(told(rules.cancel(game, cell))).toBe(cell.expected);
    });
    it.each(row(LEAGUES, answering))('Update Answer $status: $expected [PRD-12]', (cell) => {
      expect(told(rules.answer(game, cell))).toBe(cell.expected);
    });
  });

  it('offers Update Answer while one league of several is open, not without leagues [PRD-12]', () => {
    const game = { status: 'reconciled' };
    const leagues = [{ status: 'cancelled' }, { status: 'declared' }];
    expect(mayUpdateAnswer(game, { leagues })).toBe(true);
    expect(told(mayUpdateAnswer(game, { leagues: [] }))).toBe('noOpenLeague');
    expect(leagues.map(isOpen)).toEqual([false, true]);
  });
});

it('activates each inactive league once, in order, with its id as it came [PRD-11, PRD-17]', () => {
  const leagues = [
    { _id: 'L2', status: 'inactive' },
    { _id: 7, status: 'inactive' },
    { _id: 'L3', status: 'active' },
    { _id: 'L4', status: 'paused' },
  ];
  expect(inactiveLeagueIds([{ leagues }, { leagues: [{ _id: '7', status: 'inactive' }] }])).toEqual(
    ['L2', 7],
  );
});

describe('answers', () => {
  const choices = [{ _id: 'c1' }, { _id: 2 }, { _id: '__proto__' }];

  it.each([
    ['c1', 'c1'],
    ['2', 2],
    ['__proto__', '__proto__'],
    ['c9', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the stored answer %j is the choice %j [PRD-02]', (answer, id) => {
    expect(correctChoice({ choices, answer })?._id).toBe(id);
  });

  it.each([
    [null, '(answerNotChosen)'],
    [undefined, '(answerNotChosen)'],
    ['', '(answerNotChosen)'],
    ['c1', 'answerUnchanged'],
    ['2', 'yes'],
    [2, 'yes'],
    ['c9', 'answerNotOffered'],
  ])('with c1 stored and %j chosen, Save Answer: %s [PRD-09]', (chosen, expected) => {
    expect(told(maySaveAnswer({ choices, answer: 'c1' }, chosen))).toBe(expected);
    expect(isAnswerSaveOffered(chosen)).toBe(expected !== '(answerNotChosen)');
  });

  it.each([undefined, null, ''])('with %j stored, any choice can be saved [PRD-09]', (answer) => {
    expect(maySaveAnswer({ choices, answer }, 'c1')).toBe(true);
  });

  it('does not save an answer that two choices share [PRD-09]', () => {
    const twins = [{ _id: 'c1' }, { _id: 'c1' }];
    expect(told(maySaveAnswer({ choices: twins }, 'c1'))).toBe('answerAmbiguous');
  });
});
