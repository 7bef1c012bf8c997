import type { TradesStats } from '#contract/trades.ts';
import type { Text } from '#i18n/useText.ts';
import type { JudgedTradeRow } from '#resources/trades/answers/judgedTrade.ts';
import { sumOfTrades } from '#resources/verdicts/gameSum.ts';
import { Sentence } from '#resources/verdicts/Sentence.tsx';
import { useAnswerTitle } from '#resources/verdicts/useAnswerTitle.ts';
import { answerTexts, sentenceOf, tradeBecause, unpaidText } from '#resources/verdicts/words.ts';
import { tally, whyUnpaid } from '#rules/verdicts/tally.ts';
import { useRouteGame } from '#ui/routeGame.ts';

/** What came of a user's trades in a game; the rupees are those of the service, never sums of the rows (WHY-02). */
export function TradesSentence({
  stats,
  trades,
  gameId,
  userId,
}: {
  stats: TradesStats;
  trades: readonly JudgedTradeRow[];
  gameId: string;
  userId: string;
}) {
  const status = useRouteGame(gameId)?.status;
  const titleOf = useAnswerTitle(gameId, userId);
  const counted = tally(
    trades.map(({ verdict, unmatched, _id, answer, status: of }) => ({
      verdict,
      unmatched,
      question: { id: _id, answer, cancelled: of === 'cancelled' },
    })),
  );
  const why = whyUnpaid(counted.won, stats.winnings, status);
  const sentence: Text = sentenceOf(sumOfTrades(stats), counted, {
    unpaid: why && unpaidText(why, status),
  });
  return (
    <Sentence
      sentence={sentence}
      texts={(ids) =>
        answerTexts(
          titleOf('why.answer.trades', ids),
          sentence,
          trades.map((trade) => ({
            what: trade.question_en,
            id: trade._id,
            verdict: trade.verdict,
            because: tradeBecause(trade, trade.verdict, ids),
          })),
          ids,
        )
      }
    />
  );
}
