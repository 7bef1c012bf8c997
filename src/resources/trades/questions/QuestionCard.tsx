import { useRecordContext } from 'ra-core';
import { useText } from '#i18n/useText.ts';
import { QuestionFrame } from '#resources/trades/QuestionFrame.tsx';
import { AnswerOptions } from '#resources/trades/questions/AnswerOptions.tsx';
import { useChosenAnswer } from '#resources/trades/questions/chosenAnswers.ts';
import { useGameOfCard } from '#resources/trades/questions/OpenGame.tsx';
import {
  type AskedQuestion,
  cancelQuestion,
  saveAnswer,
} from '#resources/trades/questions/questionActions.ts';
import { mayAnswerQuestion, maySaveTradesAnswer } from '#rules/trades.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { IdText } from '#ui/IdText.tsx';

/** A question with its answer and what may be done about it; both only while it is active (TRD-02). */
export function QuestionCard() {
  const question = useRecordContext<AskedQuestion & { id: string }>();
  return question ? <Shown question={question} /> : null;
}

function Shown({ question }: { question: AskedQuestion }) {
  const t = useText();
  const { gameId, asked } = useGameOfCard();
  const { chosen, choose, saved } = useChosenAnswer(gameId, question._id);
  const subject = asked(question);
  const option = chosen ?? '';
  const saving = maySaveTradesAnswer(question, option);
  const offered = saving === true || !saving.hidden;
  const active = mayAnswerQuestion(question) === true;
  return (
    <QuestionFrame question={question}>
      <div className="tq">
        <div>
          <AnswerOptions
            question={question}
            chosen={active ? chosen : undefined}
            onChoose={active ? choose : undefined}
          />
        </div>
        <div className="tq-steps">
          <div className="tq-id">
            <IdText value={question._id} what={t('trades.questions.questionId')} />
          </div>
          {offered && (
            <ActionButton
              action={saveAnswer}
              subject={subject}
              extra={option}
              inRow
              onDone={({ kind }) => kind === 'confirmed' && saved(option)}
            />
          )}
          <ActionButton action={cancelQuestion} subject={subject} extra={undefined} inRow danger />
        </div>
      </div>
    </QuestionFrame>
  );
}
