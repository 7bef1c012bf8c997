import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useRead } from '#cache/useRead.ts';
import { listPredictionGames, type PredictionGame } from '#contract/prediction.ts';
import { rawFailureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { MISSING } from '#rules/text.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { Count } from '#ui/Count.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { GameCard } from '#ui/GameCard.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { plainText } from '#ui/plainText.ts';
import { ReadAt } from '#ui/ReadAt.tsx';
import { RowTools } from '#ui/RowTools.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';
import { gameColumns } from './gameColumns.ts';

/** Prediction games under their headings, in the order given (PRD-01). */
export function PredictionGames() {
  const t = useText();
  const say = useSay();
  const read = useRead(listPredictionGames, {});
  const again = () => void read.refetch();
  const why = read.error ? rawFailureText(read.error) : '';
  const groups = useMemo(
    () => [...(read.data?.games ?? [])].filter(([, games]) => games.length > 0),
    [read.data],
  );
  return (
    <>
      <PageTitle
        title={t('prediction.games')}
        actions={
          read.data && (
            <>
              <RowTools
                file="prediction-games"
                columns={gameColumns(t)}
                rows={groups.flatMap(([heading, games]) =>
                  games.map((game) => ({ heading, game })),
                )}
              />
              <ReadAt
                at={read.dataUpdatedAt}
                onRefresh={again}
                refreshing={read.isFetching}
                failed={read.error !== null}
                failure={read.error}
              />
            </>
          )
        }
      />
      {read.data ? (
        groups.length === 0 ? (
          <EmptyState message={t('prediction.gamesEmpty')} />
        ) : (
          groups.map(([heading, games]) => <Group key={heading} heading={heading} games={games} />)
        )
      ) : read.error && !read.isFetching ? (
        <ErrorState message={say(why)} failure={read.error} onRetry={again} />
      ) : (
        <LoadingText read={read}>
          <CardSkeleton />
        </LoadingText>
      )}
    </>
  );
}

function Group({ heading, games }: { heading: string; games: readonly PredictionGame[] }) {
  return (
    <Box component="section" sx={{ pb: 2 }}>
      <Typography variant="h2" sx={{ py: 1, overflowWrap: 'anywhere' }}>
        <Text value={heading} limit={80} />{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
          <Count value={games.length} />
        </Box>
      </Typography>
      <CardGrid>
        {withKeys(games, ({ id }) => id).map(({ key, item }) => (
          <Game key={key} game={item} />
        ))}
      </CardGrid>
    </Box>
  );
}

function Game({ game }: { game: PredictionGame }) {
  const t = useText();
  return (
    <GameCard
      home={{ code: game.home_team_code, logo: game.home_team?.logo }}
      away={{ code: game.away_team_code, logo: game.away_team?.logo }}
      tournament={game.tournament?.name}
      date={game.game_date}
      status={game.status}
      to={`/super-predictor/questions/${encodeURIComponent(game.id)}`}
    >
      {[...game.leagues].map(([name, value]) => (
        <div key={name}>
          <Text
            value={t('prediction.leagueValue', { name, value: plainText(value) ?? MISSING })}
            limit={80}
          />
        </div>
      ))}
    </GameCard>
  );
}
