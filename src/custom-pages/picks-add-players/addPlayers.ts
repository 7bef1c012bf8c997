import { action } from '#actions/action.ts';
import { A, O, T } from '#authProvider/roles.ts';
import { addPicksGame } from '#contract/picks.ts';
import { gameLock, gameRecord, type OpenPicksGame } from '#resources/picks/games/picksGame.ts';
import { maySavePlayers, mayTakePlayers, type PlayerRow, readDefaultValue } from '#rules/picks.ts';
import { firstReason, reason } from '#rules/reason.ts';

/** 'Save Picks Questions': every row becomes an inactive question of the game (PIC-02). */
export const addPlayers = action({
  name: 'picks.addPlayers',
  label: 'picks.players.save',
  endpoint: addPicksGame,
  roles: [A, T, O],
  record: gameRecord,
  lock: (open: OpenPicksGame) => gameLock(open),
  when: ({ game }, rows: readonly PlayerRow[]) =>
    game === null
      ? reason('statusMissing')
      : firstReason(mayTakePlayers(game), maySavePlayers(rows)),
  input: ({ gameId, game }, rows) => ({
    body: {
      game_id: game?.game_id ?? gameId,
      players: rows.flatMap(({ player_id, picks_category, value }) => {
        const number = readDefaultValue(value);
        return player_id === null || picks_category === null || !number.ok
          ? []
          : [{ player_id, picks_category, default_value: number.value }];
      }),
    },
  }),
});
