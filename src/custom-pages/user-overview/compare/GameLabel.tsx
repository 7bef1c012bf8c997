import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { Game } from '#contract/games.ts';
import { statusText } from '#i18n/statusText.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { MISSING } from '#rules/text.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { DateText } from '#ui/DateText.tsx';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';

/** A game by its teams and day, with its id to copy. */
export function GameLabel({ game }: { game: Game }) {
  const t = useText();
  return (
    <>
      <Text value={game.home_team_code} limit={24} /> {t('ui.vs')}{' '}
      <Text value={game.away_team_code} limit={24} />{' '}
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        <DateText value={game.game_date} />
        <CopyButton text={String(game.id)} what={t('ui.filters.gameId')} />
      </Box>
    </>
  );
}

/** The status of a game as the way to what a user has there. */
export function StatusLink({ status, to }: { status: string; to: string }) {
  const t = useText();
  const word = plainText(status);
  return (
    <MuiLink component={Link} to={to}>
      <bdi>{word === null ? MISSING : shownDirections(statusText(t, word))}</bdi>
    </MuiLink>
  );
}
