import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useListContext, useRecordContext } from 'ra-core';
import { memo } from 'react';
import type { PredictionQuestion } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import {
  type QuestionState,
  removeQuestion,
} from '#resources/prediction/questions/actions/questions.ts';
import type { Id } from '#rules/ids.ts';
import {
  correctChoice,
  mayAddLeagues,
  mayDeleteQuestion,
  mayEditQuestion,
  mayUpdateAnswer,
} from '#rules/prediction.ts';
import type { Allowed } from '#rules/reason.ts';
import { IdText } from '#ui/IdText.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Text } from '#ui/Text.tsx';
import { useHandOver } from '#ui/useHandOver.ts';
import { useAddingLeagues } from './AddingLeagues.tsx';
import { AnswerChooser } from './AnswerChooser.tsx';
import { Choices } from './Choices.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { openDraft } from './drafts.ts';
import { EditQuestion } from './EditQuestion.tsx';
import { Leagues } from './Leagues.tsx';
import { useAnswerChoice, useQuestionDraft } from './useDrafts.ts';
import { useQuestionedGame } from './useQuestionedGame.ts';

/** A record of the list: the question, with its number in the service's order, from 1. */
type ShownQuestion = PredictionQuestion & { id: Id; n: number };

interface CardProps {
  gameId: string;
  state: GameState;
  question: ShownQuestion;
  ticked: boolean;
  onTick: (id: Id) => void;
}

interface SideProps {
  subject: QuestionState;
  n: number;
  draft: ReturnType<typeof useQuestionDraft>;
  answer: ReturnType<typeof useAnswerChoice>;
}

/** Where the focus goes on in each mode: into what was opened, and back to the button that opened it. */
const leadsTo = (mode: 'view' | 'edit' | 'answer', from: typeof mode): readonly string[] =>
  ({
    edit: ['textarea:not([aria-hidden])'],
    answer: ['input[type=radio]:checked', 'input[type=radio]'],
    view: [
      `[data-opens="prediction.${from === 'edit' ? 'edit' : 'updateAnswer'}"]`,
      '[data-opens]',
    ],
  })[mode];

/** A question with its choices and leagues; its left half is for reading, for editing or for choosing the answer (PRD-02). */
export function QuestionCard() {
  const question = useRecordContext<ShownQuestion>();
  const { selectedIds, onToggleItem } = useListContext();
  const { gameId, state } = useQuestionedGame();
  return question ? (
    <Shown
      gameId={gameId}
      state={state}
      question={question}
      ticked={selectedIds.includes(question.id)}
      onTick={onToggleItem}
    />
  ) : null;
}

/** Drawn again for what is its own: a tick elsewhere, or a key typed there, is not (UI-13). */
const Shown = memo(function Shown({ gameId, state, question, ticked, onTick }: CardProps) {
  const t = useText();
  const { n, _id } = question;
  const draft = useQuestionDraft(gameId, _id);
  const answer = useAnswerChoice(gameId, _id);
  const mode = draft.kept ? 'edit' : answer.chosen === undefined ? 'view' : 'answer';
  const handOver = useHandOver<HTMLDivElement, typeof mode>(mode, leadsTo);
  const side: SideProps = { subject: { ...state, question }, n, draft, answer };
  return (
    <Card
      {...handOver}
      component="article"
      aria-label={t('prediction.number', { n })}
      sx={{ px: 2, py: 1.25 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 0.5 }}>
        <Checkbox
          size="small"
          checked={ticked}
          onChange={() => onTick(question.id)}
          slotProps={{ input: { 'aria-label': t('prediction.tickQuestion', { n }) } }}
        />
        <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
          {t('prediction.number', { n })}
        </Typography>
        <Box sx={{ flex: 1, typography: 'caption', color: 'text.secondary' }}>
          <IdText value={_id} what={t('prediction.questionId')} />
        </Box>
        <CardActions {...side} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <QuestionSide {...side} />
        <Leagues gameId={gameId} state={side.subject} n={n} />
      </Box>
    </Card>
  );
});

/** Viewed, edited, or its answer being chosen. */
function QuestionSide({ subject, n, draft, answer }: SideProps) {
  const t = useText();
  const { question } = subject;
  if (draft.kept)
    return (
      <Box role="group" aria-label={t('prediction.editor.edit', { n })}>
        <EditQuestion
          state={subject}
          n={n}
          kept={draft.kept}
          onChange={draft.write}
          onClose={draft.drop}
        />
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
        <Text value={question.question} limit={300} />
      </Box>
      {answer.chosen !== undefined ? (
        <AnswerChooser
          state={subject}
          n={n}
          chosen={answer.chosen}
          onChoose={answer.choose}
          onSaved={answer.saved}
          onClose={answer.close}
        />
      ) : (
        <>
          <Choices question={question} />
          {!correctChoice(question) && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t('prediction.noAnswer')}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

/** Edit, add leagues, Update Answer and delete, each as the state of the game allows (PRD-12). */
function CardActions({ subject, n, draft, answer }: SideProps) {
  const t = useText();
  const { addTo } = useAddingLeagues();
  const { game, question } = subject;
  const mayDelete = mayDeleteQuestion(game);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!draft.kept && (
        <Opener
          label="prediction.edit"
          allowed={mayEditQuestion(game)}
          onOpen={() => {
            answer.close();
            draft.write(openDraft(question));
          }}
        />
      )}
      <Opener
        label="prediction.addLeagues"
        allowed={mayAddLeagues(game)}
        onOpen={() => addTo([question._id])}
      />
      {answer.chosen === undefined && (
        <Opener
          label="prediction.updateAnswer"
          allowed={mayUpdateAnswer(game, question)}
          onOpen={() => answer.choose(null)}
        />
      )}
      {(mayDelete === true || !mayDelete.hidden) && (
        <DeleteButton
          action={removeQuestion}
          subject={subject}
          label={t('prediction.deleteQuestionN', { n })}
        />
      )}
    </Box>
  );
}

/** A button that opens something; what it leads to is not sent by it. */
function Opener({
  label,
  allowed,
  onOpen,
}: {
  label: 'prediction.edit' | 'prediction.addLeagues' | 'prediction.updateAnswer';
  allowed: Allowed;
  onOpen: () => void;
}) {
  const t = useText();
  return (
    <ReasonTip reason={allowed === true ? undefined : t(allowed)}>
      <Button variant="outlined" size="small" data-opens={label} onClick={onOpen}>
        {t(label)}
      </Button>
    </ReasonTip>
  );
}
