import type { AnswerOf } from '#contract/endpoint.ts';
import type { getUserLeagues } from '#contract/prediction.ts';
import type { JudgedLeagueRow } from '#resources/prediction/answers/judgedLeague.ts';
import { sumOfPredictions } from '#resources/verdicts/gameSum.ts';
import { Sentence } from '#resources/verdicts/Sentence.tsx';
import { useAnswerTitle } from '#resources/verdicts/useAnswerTitle.ts';
import { answerTexts, leagueBecause, sentenceOf, unpaidText } from '#resources/verdicts/words.ts';
import { tally, whyUnpaid } from '#rules/verdicts/tally.ts';
import { useRouteGame } from '#ui/routeGame.ts';

/**
 * What came of a user's predictions in a game. What came back is what was put in and the profit or loss on it, as the
 * service has both: winnings and refunds alike (WHY-02).
 */
export function PredictionSentence({
  answer,
  leagues,
  gameId,
  userId,
}: {
  answer: AnswerOf<typeof getUserLeagues>;
  leagues: readonly JudgedLeagueRow[];
  gameId: string;
  userId: string;
}) {
  const status = useRouteGame(gameId)?.status;
  const titleOf = useAnswerTitle(gameId, userId);
  const counted = tally(
    leagues.map(({ verdict, question, status: of }) => ({
      verdict,
      ...(question && {
        question: { id: question._id, answer: question.answer, cancelled: of === 'cancelled' },
      }),
    })),
  );
  const why = whyUnpaid(counted.won, answer.winnings, status);
  const sentence = sentenceOf(sumOfPredictions(answer), counted, {
    unpaid: why && unpaidText(why, status),
  });
  return (
    <Sentence
      sentence={sentence}
      texts={(ids) =>
        answerTexts(
          titleOf('why.answer.predictions', ids),
          sentence,
          leagues.map((league) => ({
            what: league.question?.question,
            id: league._id,
            verdict: league.verdict,
            because: leagueBecause(league, league.verdict, ids),
          })),
          ids,
        )
      }
    />
  );
}
