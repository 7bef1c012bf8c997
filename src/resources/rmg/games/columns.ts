import type { RmgPlayer } from '#contract/rmg.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { FileColumn } from '#fields/field.ts';
import type { Played } from '#resources/rmg/games/played.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';

type Shown = 'display_name' | 'score' | 'health';

/** A user's seat and, ahead of it, the game's id, in a copy or a file (RMG-01). */
export const userColumns: readonly FileColumn[] = [
  { label: 'rmg.game', value: ({ game_id }) => game_id },
  { label: 'rmg.user', value: userHas('display_name') },
  { label: 'rmg.score', value: userHas('score') },
  { label: 'rmg.health', value: userHas('health') },
];

/** The opponents, several in one cell, in the order of their seats (RMG-01). */
export const opponentColumns: readonly FileColumn[] = [
  { label: 'rmg.opponent', value: opponentsHave('display_name') },
  { label: 'rmg.score', value: opponentsHave('score') },
  { label: 'rmg.health', value: opponentsHave('health') },
];

function userHas(field: Shown) {
  return (record: ResourceRecord) => (record as Played).user?.[field];
}

function opponentsHave(field: Shown) {
  const shown = (player: RmgPlayer) => plainText(player[field]) ?? MISSING;
  return (record: ResourceRecord) => {
    const { opponents } = record as Played;
    return opponents.length < 2 ? opponents[0]?.[field] : opponents.map(shown).join('; ');
  };
}
