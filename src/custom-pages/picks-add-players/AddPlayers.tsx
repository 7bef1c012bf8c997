import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { readTogether } from '#cache/readTogether.ts';
import { PlayerForm } from '#custom-pages/picks-add-players/PlayerForm.tsx';
import { usePlayers } from '#custom-pages/picks-add-players/usePlayers.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { questionsAddress } from '#resources/picks/addresses.ts';
import { GameHeader, GameProblem } from '#resources/picks/games/GameHeader.tsx';
import { gameName } from '#resources/picks/games/picksGame.ts';
import { usePicksGame } from '#resources/picks/games/usePicksGame.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadOf } from '#ui/ReadOf.tsx';

/** Players of a game, each with a category and a first line, are made picks questions (PIC-02). */
export function AddPlayers() {
  const t = useText();
  const say = useSay();
  const { gameId = '' } = useParams();
  const found = usePicksGame(gameId);
  const { players, read } = usePlayers(gameId, found.game);
  const open = { gameId, game: found.game ?? null };
  const both = read ? readTogether(found.read, read) : found.read;
  const failure = read?.error && failureText(read.error);
  return (
    <>
      <PageTitle
        title={t('picks.players.titleOf', { game: gameName(open) })}
        note={<GameHeader {...open} />}
        actions={
          <Button component={Link} to={questionsAddress(gameId)} variant="outlined">
            {t('picks.players.view')}
          </Button>
        }
      />
      <GameProblem gameId={gameId} found={found} />
      {failure && (
        <ErrorState
          title={t('picks.players.noPlayers')}
          message={say(failure)}
          failure={read.error}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      )}
      {found.game && players && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <ReadOf read={both} />
        </Box>
      )}
      {found.game && players && <PlayerForm key={gameId} open={open} players={players} />}
      {!found.read.error && !failure && !players && (
        <LoadingText read={read ?? found.read}>
          <CardSkeleton count={2} />
        </LoadingText>
      )}
    </>
  );
}
