import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { PredictionGame } from '#contract/prediction.ts';
import { rawFailureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { DeskSwitch } from '#resources/answer-desk/DeskSwitch.tsx';
import { PREDICTION, questionsAddress, statsAddress } from '#resources/prediction/addresses.ts';
import { useQuestionedGame } from '#resources/prediction/questions/useQuestionedGame.ts';
import { gameCode } from '#rules/settlement.ts';
import { DateText } from '#ui/DateText.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IdText } from '#ui/IdText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadOf } from '#ui/ReadOf.tsx';
import { noteRecent } from '#ui/recent.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { scrollEdges } from '#ui/scrollEdges.ts';
import { Text } from '#ui/Text.tsx';

/** On a phone one line that can be pushed aside: the questions are what the screen is for. */
const oneLine = ({ breakpoints, palette }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  maxWidth: '100%',
  '& > *': { flex: 'none' },
  [breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    background: scrollEdges('across', {
      ground: palette.background.default,
      edge: palette.surface.edge,
    }),
  },
});

/** What is done here stands before the ways to elsewhere. */
const FIRST_ON_PHONE = { display: 'flex', alignItems: 'center', gap: 1, order: { xs: -1, sm: 0 } };

/** Which game the questions are of, and the ways to the other games and to its users (PRD-02). */
export function QuestionsHeading() {
  const t = useText();
  const say = useSay();
  const { gameId, games, listed, state, read } = useQuestionedGame({ finds: true });
  useEffect(() => {
    if (!listed) return;
    noteRecent({ kind: 'game', id: gameId, to: questionsAddress(gameId), name: gameCode(listed) });
  }, [listed, gameId]);
  return (
    <>
      <PageTitle
        title={t('prediction.questionsOf', { game: gameCode(state.game) })}
        note={<GameNote game={state.game} read={games.data !== undefined} />}
        actions={
          <Box sx={oneLine}>
            <Button component={Link} to={PREDICTION.games} size="small">
              {t('prediction.back')}
            </Button>
            <Button component={Link} to={statsAddress(gameId, '')} size="small">
              {t('prediction.toStats')}
            </Button>
            <Box sx={FIRST_ON_PHONE}>
              <ReadOf read={read} />
              <DeskSwitch />
            </Box>
          </Box>
        }
      />
      {games.error && !games.data && !games.isFetching && (
        <ErrorState
          message={say(rawFailureText(games.error))}
          failure={games.error}
          onRetry={() => void games.refetch()}
        />
      )}
      {games.data && !listed && <Alert severity="warning">{t('prediction.notListed')}</Alert>}
    </>
  );
}

/** Status, tournament, day, id; the id alone stands in their place until the game is `read`. */
function GameNote({ game, read }: { game: PredictionGame; read: boolean }) {
  const t = useText();
  return (
    <>
      {read && (
        <>
          <StatusChip status={game.status} /> <Text value={game.tournament?.name} limit={120} />
          {' · '}
          <DateText value={game.game_date} style="longDate" />
          {' · '}
        </>
      )}
      <IdText value={game.id} what={t('prediction.gameId')} />
    </>
  );
}
