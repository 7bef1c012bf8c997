import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { PredictionGame } from '#contract/prediction.ts';
import type { Failure } from '#http/failure.ts';
import { rawFailureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { gameStateText } from '#resources/prediction/questions/actions/gameState.ts';
import { SETTLEMENT_STEPS } from '#resources/prediction/questions/actions/settle.ts';
import { gameRecord } from '#resources/prediction/questions/game.ts';
import { newQuestion } from '#rules/questionEditor.ts';
import { gameCode } from '#rules/settlement.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { DateText } from '#ui/DateText.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IdText } from '#ui/IdText.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { noteRecent } from '#ui/recent.ts';
import { SettlementResult } from '#ui/SettlementResult.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { NEW_QUESTION } from './drafts.ts';
import { GameActions } from './GameActions.tsx';
import { LostDrafts } from './LostDrafts.tsx';
import { NewQuestion } from './NewQuestion.tsx';
import { QuestionList } from './QuestionList.tsx';
import { QuestionTemplatePicker } from './QuestionTemplatePicker.tsx';
import { useDrafts } from './useDrafts.ts';
import { useGame } from './useGame.ts';

/** The questions of a prediction game, from empty to paid out (PRD-02..PRD-18). */
export function PredictionQuestions() {
  const { gameId = '' } = useParams();
  // Another game is another screen: nothing ticked or typed goes over.
  return <GameScreen key={gameId} gameId={gameId} />;
}

function GameScreen({ gameId }: { gameId: string }) {
  const t = useText();
  const say = useSay();
  const { games, questions, listed, state, readAgain, refresh } = useGame(gameId);
  const inHand = useDrafts(`/super-predictor/questions/${gameId}`);
  const [picking, setPicking] = useState(false);
  const { game } = state;
  const kept = inHand.drafts.get(NEW_QUESTION);
  const code = gameCode(game);
  const worded = (failure: Failure) => say(rawFailureText(failure));

  useEffect(() => {
    if (!listed) return;
    const to = `/super-predictor/questions/${encodeURIComponent(gameId)}`;
    noteRecent({ kind: 'game', id: gameId, to, name: gameCode(listed) });
  }, [listed, gameId]);

  const stale = questions.error !== null || (games.error !== null && games.data !== undefined);
  // What is shown is as old as the older of the two.
  const readAt = Math.min(questions.dataUpdatedAt, games.dataUpdatedAt || questions.dataUpdatedAt);
  return (
    <>
      <PageTitle
        title={t('prediction.questionsOf', { game: code })}
        note={games.data && <GameNote game={game} />}
        actions={
          <>
            <Button component={Link} to="/super-predictor" size="small">
              {t('prediction.back')}
            </Button>
            <Button
              component={Link}
              to={`/super-predictor/stats/${encodeURIComponent(gameId)}`}
              size="small"
            >
              {t('prediction.toStats')}
            </Button>
            {questions.data && (
              <ReadAt
                at={readAt}
                onRefresh={refresh}
                refreshing={questions.isFetching || games.isFetching}
                failed={stale}
                failure={questions.error ?? games.error}
              />
            )}
          </>
        }
      />
      {games.error && !games.data && !games.isFetching && (
        <ErrorState
          message={worded(games.error)}
          failure={games.error}
          onRetry={() => void games.refetch()}
        />
      )}
      {games.data && !listed && <Alert severity="warning">{t('prediction.notListed')}</Alert>}
      <SettlementResult
        actions={SETTLEMENT_STEPS}
        record={gameRecord(game)}
        state={gameStateText(state)}
        readAt={readAt}
      />
      {games.data && questions.data && (
        <GameActions
          state={state}
          answers={inHand.answers}
          onAdd={() => kept || inHand.write(NEW_QUESTION, { draft: newQuestion(), base: '' })}
          onTemplates={() => setPicking(true)}
        />
      )}
      {kept && (
        <NewQuestion
          state={state}
          kept={kept}
          unread={questions.error !== null}
          onChange={(next) => inHand.write(NEW_QUESTION, next)}
          onClose={() => inHand.drop(NEW_QUESTION)}
        />
      )}
      {questions.data ? (
        <>
          <LostDrafts inHand={inHand} questions={questions.data} />
          <QuestionList
            gameId={gameId}
            state={state}
            inHand={inHand}
            readAgain={readAgain}
            unread={questions.error !== null}
          />
        </>
      ) : questions.error && !questions.isFetching ? (
        <ErrorState
          message={worded(questions.error)}
          failure={questions.error}
          onRetry={() => void questions.refetch()}
        />
      ) : (
        <LoadingText read={questions}>
          <CardSkeleton count={4} height={120} />
        </LoadingText>
      )}
      {picking && (
        <QuestionTemplatePicker
          state={state}
          inHand={inHand}
          unread={questions.error !== null}
          onClose={() => setPicking(false)}
        />
      )}
      <UnsavedInput when={inHand.touched} onDiscard={inHand.dropAll} />
    </>
  );
}

function GameNote({ game }: { game: PredictionGame }) {
  const t = useText();
  return (
    <>
      <StatusChip status={game.status} /> <Text value={game.tournament?.name} limit={120} />
      {' · '}
      <DateText value={game.game_date} style="longDate" />
      {' · '}
      <IdText value={game.id} what={t('prediction.gameId')} />
    </>
  );
}
