import { useMemo } from 'react';
import { AnswerDesk } from '#resources/answer-desk/AnswerDesk.tsx';
import { type DeskQuestion, lazily } from '#resources/answer-desk/desk.ts';
import { keptChoices } from '#resources/trades/questions/chosenAnswers.ts';
import {
  type AskedQuestion,
  askedQuestions,
  mayAnswerAsked,
  saveAnswer,
} from '#resources/trades/questions/questionActions.ts';
import { gameRecord, type QuestionedGame } from '#resources/trades/questions/tradesGame.ts';
import { useQuestionedGame } from '#resources/trades/questions/useQuestionedGame.ts';
import { sameId } from '#rules/ids.ts';
import { isBlank } from '#rules/text.ts';
import { optionTexts } from '#rules/trades.ts';
import { tellingApart } from '#rules/twins.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** The answer desk of a trades game (ANS-01). */
export function TradesAnswers() {
  const { gameId, read, whole, awaited } = useQuestionedGame();
  const { refetch, error } = read;
  const questions = useMemo(() => (whole ? deskQuestions(whole, awaited) : null), [whole, awaited]);
  const kept = useMemo(() => keptChoices(gameId), [gameId]);
  const game = whole ? gameRecord(whole) : gameId;
  const desk = useMemo(
    () =>
      questions && { gameId, game, questions, action: saveAnswer, kept, refetch, failure: error },
    [gameId, game, questions, kept, refetch, error],
  );
  return desk ? (
    <AnswerDesk key={gameId} desk={desk} />
  ) : (
    <ReadView read={read}>{() => null}</ReadView>
  );
}

const textOf = ({ question_en, _id }: AskedQuestion): string =>
  isBlank(question_en) ? String(_id) : (question_en ?? '');

const stateOf = (status: string): DeskQuestion['state'] =>
  status === 'active' || status === 'cancelled' ? status : 'other';

function deskQuestions(game: QuestionedGame, gameAwaited: boolean): DeskQuestion<AskedQuestion>[] {
  const asked = askedQuestions(game).map((question) => ({ ...question, gameAwaited }));
  const tellings = tellingApart(asked, textOf, ({ _id }) => _id);
  return withKeys(asked, ({ _id }) => _id).map(({ key, item: question }, place) => {
    const { _id, status, options, answer } = question;
    const allowed = mayAnswerAsked(question);
    return {
      key,
      id: _id,
      n: place + 1,
      text: textOf(question),
      telling: tellings[place] ?? '',
      status,
      state: stateOf(status),
      options: lazily(() => {
        const texts = optionTexts(options);
        return options.map((option, nth) => ({ id: option._id, text: texts[nth] ?? '' }));
      }),
      stored: answer,
      answered: options.some((option) => sameId(option._id, answer)),
      closed: allowed === true ? null : allowed,
      subject: question,
    };
  });
}
