import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { A, T } from '#authProvider/roles.ts';
import { useSession } from '#authProvider/useSession.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { DeskSwitch } from '#resources/answer-desk/DeskSwitch.tsx';
import { gameReportAddress } from '#resources/trades/addresses.ts';
import { SettlementWhyNot } from '#resources/trades/questions/SettlementWhyNot.tsx';
import { gameName, type QuestionedGame } from '#resources/trades/questions/tradesGame.ts';
import { useQuestionedGame } from '#resources/trades/questions/useQuestionedGame.ts';
import { DateText } from '#ui/DateText.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IdText } from '#ui/IdText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadOf } from '#ui/ReadOf.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

/** Which game the questions are of, what is known of it, and why a step of its settlement is closed (TRD-02, TRD-03). */
export function QuestionsHeading() {
  const t = useText();
  const say = useSay();
  const { gameId, read, found, whole } = useQuestionedGame({ finds: true });
  const { error } = found;
  const role = useSession()?.role;
  const failure = error && failureText(error);
  return (
    <>
      <PageTitle
        title={t('trades.questions.titleOf', {
          game: gameName({ gameId, game: found.game ?? null }),
        })}
        note={<GameNote gameId={gameId} game={whole} />}
        actions={
          <>
            {/* First, as what stands at the end keeps its place when it comes. */}
            {whole && found.game !== undefined && <SettlementWhyNot game={whole} />}
            <ReadOf read={read} />
            <DeskSwitch />
            {(role === A || role === T) && (
              <Button component={Link} to={gameReportAddress(gameId)} variant="outlined">
                {t('trades.report.title')}
              </Button>
            )}
          </>
        }
      />
      {failure && (
        <Box sx={{ pb: 1 }}>
          <ErrorState
            title={t('trades.questions.noGame')}
            message={say(failure)}
            failure={error}
            onRetry={() => void found.refetch()}
          />
        </Box>
      )}
    </>
  );
}

/** Tournament, day, status, whether it is released, id. */
function GameNote({ gameId, game }: { gameId: string; game: QuestionedGame | null }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      {game?.game && (
        <>
          <StatusChip status={game.status} />
          <Text value={game.game.tournament?.name} limit={80} />
          <DateText value={game.game.game_date} style="dateTime" />
          {game.status === 'reconciled' && (
            <span>
              {t(game.distributable ? 'trades.questions.released' : 'trades.questions.notReleased')}
            </span>
          )}
        </>
      )}
      <IdText value={gameId} what={t('trades.questions.gameId')} />
    </Box>
  );
}
