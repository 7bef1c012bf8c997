import Box from '@mui/material/Box';
import { AnswerOptions } from '#custom-pages/trades-questions/AnswerOptions.tsx';
import {
  type AskedQuestion,
  cancelQuestion,
  saveAnswer,
} from '#custom-pages/trades-questions/questionActions.ts';
import { useText } from '#i18n/useText.ts';
import { QuestionFrame } from '#resources/trades/QuestionFrame.tsx';
import type { Id } from '#rules/ids.ts';
import { mayAnswerQuestion, maySaveTradesAnswer } from '#rules/trades.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { IdText } from '#ui/IdText.tsx';

/** A question with its answer and what may be done about it; both only while it is active (TRD-02). */
export function QuestionCard({
  asked,
  chosen,
  onChoose,
  onSaved,
}: {
  asked: AskedQuestion;
  /** The option chosen and not saved yet. */
  chosen: Id | undefined;
  onChoose: (option: Id) => void;
  onSaved: () => void;
}) {
  const t = useText();
  const { question } = asked;
  const option = chosen ?? '';
  const saving = maySaveTradesAnswer(question, option);
  const offered = saving === true || !saving.hidden;
  const active = mayAnswerQuestion(question) === true;
  return (
    <QuestionFrame question={question}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <AnswerOptions
            question={question}
            chosen={active ? chosen : undefined}
            onChoose={active ? onChoose : undefined}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary', minWidth: 0 }}>
            <IdText value={question._id} what={t('trades.questions.questionId')} />
          </Box>
          {offered && (
            <ActionButton
              action={saveAnswer}
              subject={asked}
              extra={option}
              inRow
              onDone={({ kind }) => kind === 'confirmed' && onSaved()}
            />
          )}
          <ActionButton action={cancelQuestion} subject={asked} extra={undefined} inRow />
        </Box>
      </Box>
    </QuestionFrame>
  );
}
