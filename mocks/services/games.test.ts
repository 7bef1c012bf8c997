import { describe, expect, it } from 'vitest';
import { listGameTypes, listRmgUserGames } from '#contract/rmg.ts';
import { listActiveCricketGames, listPlayers } from '#contract/staticData.ts';
import {
  getSoldHoldings,
  getStreetLeaderboard,
  listHoldings,
  listStreetGames,
  listStreetOrders,
  listUserTeams,
} from '#contract/street.ts';
import { userAt } from '#mocks/data/people.ts';
import { ask } from '#mocks/services/ask.ts';
import { setupServices } from '#mocks/vitest.ts';

setupServices();
const user_id = userAt(0).id;

describe('static data', () => {
  it('lists upcoming games in their order, and the players of each', async () => {
    const games = (await ask(listActiveCricketGames, {})).body;
    expect(games).toHaveLength(15);
    const dates = games.map((game: { game_date: string }) => Date.parse(game.game_date));
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
    expect(dates[0]).toBeGreaterThan(Date.now());
    const { players } = (await ask(listPlayers, { path: { id: games[5].id } })).body;
    expect(players).toHaveLength(30);
    expect((await ask(listPlayers, { path: { id: 'none' } })).status).toBe(404);
  });
});

describe('real-money games', () => {
  it('pages the games of a user in one kind', async () => {
    const [ludo, snakes] = (await ask(listGameTypes, {})).body.active;
    const page = async (game_type: number, page: number) =>
      (await ask(listRmgUserGames, { query: { game_type, page, user_id } })).body.user_games;
    const sizes = [];
    for (const n of [1, 2, 3, 4, 5]) sizes.push((await page(ludo.id, n)).length);
    expect(sizes).toEqual([10, 10, 10, 4, 0]);
    expect((await page(snakes.id, 1))[0].game_id).not.toBe((await page(ludo.id, 1))[0].game_id);
  });

  it('puts the user in either place', async () => {
    const { user_games } = (
      await ask(listRmgUserGames, { query: { game_type: 1, page: 1, user_id } })
    ).body;
    const places = user_games.map((one: { game: { players: { unique_id: unknown }[] } }) =>
      one.game.players.findIndex((player) => player.unique_id === user_id),
    );
    expect(new Set(places)).toEqual(new Set([0, 1]));
  });
});

describe('street', () => {
  it.each(['active', 'inprogress', 'inactive'])('lists the %s games of a user', async (status) => {
    const { games } = (await ask(listStreetGames, { path: { status }, query: { user_id } })).body;
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) expect(game.status).toBe(status);
  });

  it('knows what a user did in a game, and nothing of others', async () => {
    const { games } = (
      await ask(listStreetGames, { path: { status: 'inprogress' }, query: { user_id } })
    ).body;
    const query = { user_id, game_id: games[0].id };
    expect((await ask(listStreetOrders, { query })).body.orders).toHaveLength(36);
    expect((await ask(listHoldings, { query })).body.holdings.holdings_array).toHaveLength(20);
    expect((await ask(listUserTeams, { query })).body.userTeams).toHaveLength(3);
    expect((await ask(getSoldHoldings, { query })).body.sold_holdings.investments).toBeTypeOf(
      'object',
    );
    const board = (await ask(getStreetLeaderboard, { query: { game_id: games[0].id } })).body;
    expect([board.leaderboards.length, board.estimate_winnings.length]).toEqual([56, 8]);
    const stranger = { ...query, user_id: 'stranger' };
    expect((await ask(listStreetOrders, { query: stranger })).body.orders).toEqual([]);
    expect(
      (await ask(getSoldHoldings, { query: stranger })).body.sold_holdings.holdings_array,
    ).toEqual([]);
  });
});
