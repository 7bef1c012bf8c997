import { describe, expect, it } from 'vitest';
import { PICKS_STATUSES } from '#contract/assumptions.ts';
import {
  activatePicksGame,
  addPicksGame,
  editPicksLines,
  getPicksReport,
  listPicksGames,
  listPicksQuestions,
  setPicksQuestionStatus,
} from '#contract/picks.ts';
import { listPlayers } from '#contract/staticData.ts';
import { ask } from '#mocks/services/ask.ts';
import type { Role } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';

const services = setupServices();

type Id = string | number;
interface Question {
  _id: Id;
  status: string;
  line: unknown;
  lines_history: unknown[];
}

const game = async (game_id: Id) => {
  const { body } = await ask(listPicksGames, { query: { game_id } });
  return body[0] as { status: string; players?: { id: Id }[] };
};
const questions = async (game_id: Id): Promise<Question[]> =>
  (await ask(listPicksQuestions, { query: { game_id } })).body.data.picks_question;
const find = async (game_id: Id, _id: Id) =>
  (await questions(game_id)).find((one) => one._id === _id);
const mark = (updateStatus: 'active' | 'inactive', ids: Id[]) =>
  ask(setPicksQuestionStatus, { query: { updateStatus }, body: ids });
const activate = async (game_id: Id) =>
  (await ask(activatePicksGame, { body: { game_id } })).status;
const edit = (...lines: [Id, number][]) =>
  ask(editPicksLines, { body: lines.map(([question_id, value]) => ({ question_id, value })) });

describe('games', () => {
  it('are listed by status for category 2, and one by its id', async () => {
    for (const status of PICKS_STATUSES) {
      const { data } = (await ask(listPicksGames, { query: { status, category: 2 } })).body;
      expect(data.length).toBeGreaterThan(0);
      expect(new Set(data.map((one: { status: string }) => one.status))).toEqual(new Set([status]));
    }
    const other = await ask(listPicksGames, { query: { status: 'new', category: 1 } });
    expect(other.body.data).toEqual([]);
    expect((await game(71003)).status).toBe('suspended');
    expect((await ask(listPicksGames, { query: { game_id: 'none' } })).status).toBe(404);
  });

  it('bring their players, or have them in the list of players', async () => {
    expect((await game(72001)).players).toHaveLength(30);
    expect(await game(72003)).not.toHaveProperty('players');
    expect((await ask(listPlayers, { path: { id: 72003 } })).body.players).toHaveLength(30);
  });

  it('go live once, when new and with active questions', async () => {
    expect(await activate(72001)).toBe(200);
    expect((await game(72001)).status).toBe('active');
    for (const id of [72001, 72002, 72003, 72004, 71001, 71003, 70001])
      expect([id, await activate(id)]).toEqual([id, 409]);
    expect(await activate('none')).toBe(404);
    await mark('active', ['pk-72003-q1']);
    expect(await activate(72003)).toBe(200);
  });

  it('follow the control', async () => {
    await services.setGameStatus({ area: 'picks', game_id: 70001, status: 'new' });
    expect(await activate(70001)).toBe(200);
  });
});

describe('players', () => {
  const add = (game_id: Id, player_id: Id, picks_category: 'runs' | 'wicket' = 'runs') =>
    ask(addPicksGame, {
      body: { game_id, players: [{ player_id, picks_category, default_value: 0.05 }] },
    });

  it('become inactive questions, once in a category', async () => {
    const [player] = (await game(72002)).players ?? [];
    const id = player?.id ?? '';
    expect((await add(72002, id)).status).toBe(200);
    expect((await add(72002, id, 'wicket')).status).toBe(200);
    expect(await questions(72002)).toMatchObject([
      { picks_category: 'runs', line: 0.05, status: 'inactive', lines_history: [{ value: 0.05 }] },
      { picks_category: 'wicket' },
    ]);
    expect((await add(72002, id)).status).toBe(409);
  });

  it('are refused when unknown, or when the game is over', async () => {
    const [player] = (await game(70001)).players ?? [];
    expect((await add(70001, player?.id ?? '')).status).toBe(409);
    expect((await add(72002, 'nobody')).status).toBe(422);
    expect((await add('none', 1)).status).toBe(404);
    expect(await questions(72002)).toEqual([]);
  });
});

describe('questions', () => {
  it('move between inactive and active, all or none', async () => {
    const three = ['pk-72001-q1', 'pk-72001-q2', 'pk-72001-q3'];
    expect((await mark('active', three)).body.message).toBe('3 questions marked active');
    expect((await questions(72001)).map(({ status }) => status)).toEqual([
      'active',
      'active',
      'active',
      'active',
      'inactive',
      'inactive',
      'inactive',
      'active',
    ]);
    expect((await mark('inactive', ['pk-72001-q1'])).status).toBe(200);
  });

  it.each([
    ['one is there already', ['pk-72001-q1', 'pk-72001-q4'], 409],
    ['one is unknown', ['pk-72001-q1', 'pk-gone'], 404],
    ['one is named twice', ['pk-72001-q1', 'pk-72001-q1'], 422],
    ['one has an unknown status', ['pk-72001-q1', 'pk-72004-q4'], 409],
    ['none is named', [], 400],
  ])('stay when %s', async (_, ids, status) => {
    expect((await mark('active', ids)).status).toBe(status);
    expect(await find(72001, 'pk-72001-q1')).toMatchObject({ status: 'inactive' });
  });

  it('get a new line while inactive, with the moment in their history', async () => {
    const before = await find(72001, 'pk-72001-q1');
    expect((await edit(['pk-72001-q1', 30.5])).status).toBe(200);
    const after = await find(72001, 'pk-72001-q1');
    expect(after).toMatchObject({ line: 30.5 });
    expect(after?.lines_history).toEqual([
      ...(before?.lines_history ?? []),
      { value: 30.5, updatedAt: expect.stringMatching(/^\d{4}-/) },
    ]);
  });

  it.each([
    ['one is active', ['pk-72001-q4', 9], 409],
    ['one is unknown', ['pk-gone', 9], 404],
    ['one would be below 0', ['pk-72001-q2', -1], 422],
    ['one has that line already', ['pk-72001-q3', 7], 409],
  ] as [string, [Id, number], number][])('keep their lines when %s', async (_, other, status) => {
    const before = await questions(72001);
    expect((await edit(['pk-72001-q1', 30.5], other)).status).toBe(status);
    expect(await questions(72001)).toEqual(before);
  });

  it('come with histories of every shape, broken photos and without a player', async () => {
    const all = JSON.stringify([await questions(72001), await questions(72004)]);
    for (const part of ['"lines_history":[]', '"updatedAt":"2', '"updatedAt":null', '"image":null'])
      expect(all).toContain(part);
    expect(all).toMatch(/"lines_history":\[[\d.]+,/);
    expect(all).toMatch(/"player_data":null/);
  });
});

describe('the report', () => {
  const report = (
    query: { from?: string; to?: string; page?: number; user_id?: Id },
    role: Role = 'admin',
  ) =>
    ask(
      getPicksReport,
      { query: { from: '2000-01-01', to: '2999-12-31', page: 1, ...query } },
      { role },
    );

  it('comes in pages, with a summary of all and the games of the page but one', async () => {
    const { summary, picksLeaguesTeams, game_map, totalPages } = (await report({})).body;
    expect([picksLeaguesTeams.length, totalPages, summary.totalTeams]).toEqual([10, 5, 45]);
    expect(summary.totalCompanyEarnings).toBeCloseTo(
      summary.totalEntryFees - summary.totalWinningsDistributed,
      2,
    );
    const ids = new Set(picksLeaguesTeams.map((team: { game_id: Id }) => String(team.game_id)));
    expect([...ids].filter((id) => !((id as string) in game_map))).toEqual(['pk-gone']);
    expect((await report({ page: 5 })).body.picksLeaguesTeams).toHaveLength(5);
    expect((await report({ page: 6 })).body.picksLeaguesTeams).toEqual([]);
  });

  it('is of one user, without a number of pages, or empty', async () => {
    const { data } = (await report({ user_id: 48213, page: 3 })).body;
    expect(data.picksLeaguesTeams).toHaveLength(3);
    expect(data).not.toHaveProperty('totalPages');
    expect((await report({ user_id: 1 })).body.data).toEqual({
      summary: null,
      picksLeaguesTeams: [],
      game_map: {},
    });
  });

  it('includes both days and refuses a wrong order', async () => {
    const today = new Date(services.db().now).toISOString().slice(0, 10);
    expect((await report({ from: today, to: today })).body.picksLeaguesTeams).toHaveLength(1);
    expect((await report({ from: today, to: '2020-01-01' })).status).toBe(422);
  });

  it('is for support only with a user [APP-04]', async () => {
    for (const role of ['supportadmin', 'support'] as const) {
      expect((await report({}, role)).status).toBe(403);
      expect((await report({ user_id: 48213 }, role)).status).toBe(200);
    }
    expect((await report({ user_id: 48213 }, 'operations')).status).toBe(403);
  });
});
