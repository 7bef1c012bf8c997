import { action } from '#actions/action.ts';
import { A, O, T } from '#authProvider/roles.ts';
import { addPicksGame } from '#contract/picks.ts';
import { allTaken, type TypedRow, toRow } from '#custom-pages/picks-add-players/playerRows.ts';
import { gameLock, gameRecord, type OpenPicksGame } from '#custom-pages/picks-games/picksGame.ts';
import { maySavePlayers } from '#rules/picks.ts';
import { firstReason } from '#rules/reason.ts';

/** 'Save Picks Questions': every row becomes an inactive question of the game (PIC-02). */
export const addPlayers = action({
  name: 'picks.addPlayers',
  label: 'picks.players.save',
  endpoint: addPicksGame,
  roles: [A, T, O],
  record: gameRecord,
  lock: (open: OpenPicksGame) => gameLock(open),
  when: (_open, rows: readonly TypedRow[]) =>
    firstReason(maySavePlayers(rows.map(toRow)), allTaken(rows)),
  input: ({ gameId, game }, rows) => ({
    body: {
      game_id: game?.game_id ?? gameId,
      players: rows
        .map(toRow)
        .flatMap(({ player_id, picks_category, default_value }) =>
          player_id === null || picks_category === null
            ? []
            : [{ player_id, picks_category, default_value }],
        ),
    },
  }),
});
