import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { getTradesQuestionReport, type TradesQuestionReport } from '#contract/trades.ts';
import { largest, questionColumns, SUMS, sumSeries } from '#custom-pages/trades-report/columns.ts';
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { questionsAddress, TRADES } from '#resources/trades/addresses.ts';
import { orZero } from '#rules/money.ts';
import { questionTexts } from '#rules/trades.ts';
import { addressId } from '#rules/userId.ts';
import { Chart } from '#ui/Chart.tsx';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { FigureRow } from '#ui/FigureRow.tsx';
import { IdText } from '#ui/IdText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { useRouteGameName } from '#ui/routeGame.ts';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';

/** Groups of bars that a chart has room for. */
const CHARTED = 20;

/** Investment, winnings, commission and refunds per question of a game (TRD-06). */
export function TradesGameReport() {
  const t = useText();
  const gameId = addressId(useParams().gameId);
  const name = useRouteGameName(gameId);
  const columns = useMemo(() => questionColumns(t), [t]);
  const read = useRead(getTradesQuestionReport, { query: { game_id: gameId } });
  return (
    <>
      <PageTitle
        title={t('trades.report.titleOf', { game: name })}
        note={<IdText value={gameId} what={t('trades.report.gameId')} />}
        actions={
          <>
            <ExportButton
              file={`trades-report-${gameId}`}
              columns={columns}
              readPage={async (_page, signal) => ({
                rows: await call(
                  getTradesQuestionReport,
                  { query: { game_id: gameId } },
                  { signal },
                ),
                more: false,
              })}
              keyOf={({ _id }) => String(_id)}
            />
            <Button component={Link} to={questionsAddress(gameId)} variant="outlined" size="small">
              {t('trades.report.settle')}
            </Button>
            <Button component={Link} to={TRADES.report} variant="text" size="small">
              {t('trades.report.all')}
            </Button>
          </>
        }
      />
      <ReadView
        read={read}
        outline={<TableSkeleton columns={5} />}
        bar={(questions) =>
          questions.length > 0 && <CopyRows rows={() => tableOf(columns, questions)} />
        }
      >
        {(questions) =>
          questions.length === 0 ? (
            <EmptyState title={t('trades.report.noQuestions')} />
          ) : (
            <Questions questions={questions} />
          )
        }
      </ReadView>
    </>
  );
}

function Questions({ questions }: { questions: readonly TradesQuestionReport[] }) {
  const t = useText();
  const charted = largest(questions, CHARTED);
  return (
    <>
      <VirtualList
        label={t('trades.report.questions')}
        items={questions}
        keyOf={({ _id }, index) => `${_id} ${index}`}
        textOf={wordsOf}
        height={60}
        gap={6}
      >
        {(question) => (
          <FigureRow
            name={<Text value={question.question_en} limit={160} />}
            figures={SUMS.map((sum) => ({
              label: t(`trades.report.${sum}`),
              value: <Rupees value={orZero(question[sum])} />,
            }))}
          />
        )}
      </VirtualList>
      <Box sx={{ pt: 2 }}>
        <Chart
          label={
            charted.length < questions.length
              ? t('trades.report.chartLargest', { smart_count: charted.length })
              : t('trades.report.chartQuestions')
          }
          groupLabel={t('trades.report.question')}
          groups={questionTexts(charted)}
          series={sumSeries(t, charted, orZero)}
          format="rupees"
        />
      </Box>
    </>
  );
}

const wordsOf = ({ question_en, _id }: TradesQuestionReport): string =>
  `${question_en ?? ''} ${_id}`;
