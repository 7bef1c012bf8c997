import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { useConfig } from '#config/useConfig.ts';
import { listGameTypes, type RmgPlayer } from '#contract/rmg.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { readFilters } from '#resources/rmg/addresses.ts';
import type { Played } from '#resources/rmg/games/played.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { formatCount } from '#rules/money.ts';
import { hasMedal, replayUrl } from '#rules/rmg.ts';
import { MISSING } from '#rules/text.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { HiddenText } from '#ui/HiddenText.tsx';
import { Medal } from '#ui/Medal.tsx';
import { SafeLink } from '#ui/SafeLink.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';
import { withKeys } from '#ui/withKeys.ts';

/** The user looked up. */
export const UserCell = ({ record }: { record: ResourceRecord }) => (
  <Seat player={(record as Played).user} />
);

/** The others, one below the other. */
export const OpponentsCell = ({ record }: { record: ResourceRecord }) => (
  <Opponents players={(record as Played).opponents} />
);

/** The way to the game's room, which the type of game in the address names, and the game's id to be copied (RMG-03). */
export function ReplayCell({ record }: { record: ResourceRecord }) {
  const t = useText();
  const { replayUrl: template } = useConfig();
  const { type, userId } = readFilters(useSearchParams()[0]);
  const types = useRead(listGameTypes, {});
  const { game_id } = record as Played;
  const navigate = types.data?.active.find(({ id }) => sameId(id, type))?.navigate;
  const url =
    template === undefined || game_id === MISSING
      ? null
      : replayUrl(template, { navigate, game_id, user_id: userId });
  return (
    <>
      <Replay url={url} gameId={game_id} />
      <CopyButton text={String(game_id)} what={t('rmg.game')} />
    </>
  );
}

/** A player: name, medal for winnings, score and health (RMG-01, RMG-02). */
function Seat({ player }: { player: RmgPlayer | null }) {
  if (player === null) return <span>{MISSING}</span>;
  return (
    <span>
      <Text value={player.display_name} limit={60} /> {hasMedal(player) && <Medal />}{' '}
      <Box component="span" sx={{ ...tabular, color: 'text.secondary' }}>
        ({formatCount(player.score)} / {formatCount(player.health)})
      </Box>
    </span>
  );
}

function Opponents({ players }: { players: readonly RmgPlayer[] }) {
  if (players.length === 0) return <span>{MISSING}</span>;
  return withKeys(players, () => 'player').map(({ key, item }) => (
    <div key={key}>
      <Seat player={item} />
    </div>
  ));
}

/** Leads to the game's room in a new tab, without handing over the opener (RMG-03). */
function Replay({ url, gameId }: { url: string | null; gameId: Id }) {
  const t = useText();
  if (url === null) return <span>{MISSING}</span>;
  return (
    <SafeLink href={url}>
      {t('rmg.replay')} <HiddenText>{t('rmg.replayOf', { game: gameId })}</HiddenText>
    </SafeLink>
  );
}
