import Box from '@mui/material/Box';
import type { RmgPlayer } from '#contract/rmg.ts';
import { useText } from '#i18n/useText.ts';
import type { Id } from '#rules/ids.ts';
import { formatCount } from '#rules/money.ts';
import { hasMedal } from '#rules/rmg.ts';
import { MISSING } from '#rules/text.ts';
import { HiddenText } from '#ui/HiddenText.tsx';
import { Medal } from '#ui/Medal.tsx';
import { SafeLink } from '#ui/SafeLink.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';

/** A player: name, medal for winnings, score and health (RMG-01, RMG-02). */
export function Seat({ player }: { player: RmgPlayer | null }) {
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

export function Opponents({ players }: { players: readonly RmgPlayer[] }) {
  if (players.length === 0) return <span>{MISSING}</span>;
  return players.map((player, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: players stay in their places
    <div key={index}>
      <Seat player={player} />
    </div>
  ));
}

/** Leads to the game's room in a new tab, without handing over the opener (RMG-03). */
export function Replay({ url, gameId }: { url: string | null; gameId: Id }) {
  const t = useText();
  if (url === null) return <span>{MISSING}</span>;
  return (
    <SafeLink href={url}>
      {t('rmg.replay')} <HiddenText>{t('rmg.replayOf', { game: gameId })}</HiddenText>
    </SafeLink>
  );
}
