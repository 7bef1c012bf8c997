import Box from '@mui/material/Box';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { gameName, type OpenPicksGame } from '#resources/picks/games/picksGame.ts';
import type { usePicksGame } from '#resources/picks/games/usePicksGame.ts';
import { DateText } from '#ui/DateText.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IdText } from '#ui/IdText.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { TeamLogo } from '#ui/TeamLogo.tsx';
import { Text } from '#ui/Text.tsx';

/** The game of a page below its heading: both teams, tournament, date, status, id (PIC-02). */
export function GameHeader({ gameId, game }: OpenPicksGame) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      {game && (
        <>
          <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
            <TeamLogo src={game.home_team_logo} code={game.home_team_code} size={24} />
            <Box component="span" sx={{ fontWeight: 600, color: 'text.primary', minWidth: 0 }}>
              <Text value={gameName({ gameId, game })} limit={60} />
            </Box>
            <TeamLogo src={game.away_team_logo} code={game.away_team_code} size={24} />
          </Box>
          <StatusChip status={game.status} />
          <Text value={game.tournament?.name} limit={80} />
          <DateText value={game.game_date} style="longDate" />
        </>
      )}
      <IdText value={gameId} what={t('picks.game.id')} />
    </Box>
  );
}

/** Why the game of a page is not there, with a retry; nothing while it is, or is on its way (NET-08). */
export function GameProblem({
  gameId,
  found,
}: {
  gameId: string;
  found: ReturnType<typeof usePicksGame>;
}) {
  const t = useText();
  const say = useSay();
  const { error, isFetching, refetch } = found.read;
  if (!error && found.game !== null) return null;
  if (error && isFetching && found.game === undefined) return null;
  const why = error ? failureText(error) : t('picks.game.unknown', { id: gameId });
  return (
    <ErrorState
      title={t('picks.game.noGame')}
      message={say(why)}
      failure={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
