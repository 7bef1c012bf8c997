import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { A, T } from '#authProvider/roles.ts';
import { useSession } from '#authProvider/useSession.ts';
import { useChosenAnswers } from '#custom-pages/trades-questions/chosenAnswers.ts';
import { GameNote } from '#custom-pages/trades-questions/GameNote.tsx';
import { QuestionList } from '#custom-pages/trades-questions/QuestionList.tsx';
import { questionColumns } from '#custom-pages/trades-questions/questionColumns.ts';
import { SettlementBar, SettlementWhyNot } from '#custom-pages/trades-questions/SettlementBar.tsx';
import { SETTLEMENT_STEPS } from '#custom-pages/trades-questions/settlementActions.ts';
import {
  gameName,
  gameRecord,
  type QuestionedGame,
} from '#custom-pages/trades-questions/tradesGame.ts';
import { useQuestionedGame } from '#custom-pages/trades-questions/useQuestionedGame.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { gameReportAddress } from '#resources/trades/addresses.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { SettlementResult } from '#ui/SettlementResult.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';

/** The questions of a trades game, and its settlement (TRD-02, TRD-03). */
export function TradesQuestions() {
  const t = useText();
  const say = useSay();
  const { gameId = '' } = useParams();
  const { read, found, whole } = useQuestionedGame(gameId);
  const { game, error } = found;
  const name = gameName({ gameId, game: game ?? null });
  const role = useSession()?.role;

  const failure = error && failureText(error);
  return (
    <>
      <PageTitle
        title={t('trades.questions.titleOf', { game: name })}
        note={<GameNote gameId={gameId} game={whole} />}
        actions={
          (role === A || role === T) && (
            <Button component={Link} to={gameReportAddress(gameId)} variant="outlined">
              {t('trades.report.title')}
            </Button>
          )
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
      <ReadView
        read={read}
        outline={<TableSkeleton columns={3} rows={6} />}
        bar={() =>
          whole && (
            <>
              {game !== undefined && <SettlementWhyNot game={whole} />}
              {whole.questions.length > 0 && (
                <CopyRows rows={() => tableOf(questionColumns(t), whole.questions)} />
              )}
            </>
          )
        }
      >
        {() =>
          whole && (
            <>
              <SettlementResult
                actions={SETTLEMENT_STEPS}
                record={gameRecord(whole)}
                state={statusWord(whole.status) || MISSING}
                readAt={read.dataUpdatedAt}
              />
              <Answering key={gameId} game={whole} settles={Boolean(game !== undefined || error)} />
            </>
          )
        }
      </ReadView>
    </>
  );
}

/** The questions, and the settlement below them, which tells what is chosen and not saved (PRD-15). */
function Answering({ game, settles }: { game: QuestionedGame; settles: boolean }) {
  const answers = useChosenAnswers(game.gameId);
  return (
    <>
      <QuestionList game={game} answers={answers} />
      {settles && <SettlementBar game={game} chosen={answers.chosen} />}
    </>
  );
}
