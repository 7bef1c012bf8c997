import type { RmgPlayer, RmgUserGame } from '#contract/rmg.ts';
import type { ResourceRecord, ToRecord } from '#dataProvider/resourceData.ts';
import { seats } from '#rules/rmg.ts';

/** A real-money game with the user looked up told from the opponents (RMG-05). */
export type Played = ResourceRecord &
  RmgUserGame & { user: RmgPlayer | null; opponents: readonly RmgPlayer[] };

/** A row with its players told apart, whichever place `players` holds the user in (RMG-05). */
export const playedOf: ToRecord = (row, { user_id }) => {
  const { game } = row as RmgUserGame;
  return { ...row, ...seats(game?.players ?? [], user_id) };
};
