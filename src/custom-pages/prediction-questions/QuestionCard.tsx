import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { Dispatch } from 'react';
import type { PredictionQuestion } from '#contract/prediction.ts';
import type { GameState } from '#custom-pages/prediction-questions/actions/gameState.ts';
import {
  type QuestionState,
  removeQuestion,
} from '#custom-pages/prediction-questions/actions/questions.ts';
import { useText } from '#i18n/useText.ts';
import type { Id } from '#rules/ids.ts';
import {
  correctChoice,
  mayAddLeagues,
  mayDeleteQuestion,
  mayEditQuestion,
  mayUpdateAnswer,
} from '#rules/prediction.ts';
import type { Allowed } from '#rules/reason.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Text } from '#ui/Text.tsx';
import { AnswerChooser } from './AnswerChooser.tsx';
import { Choices } from './Choices.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { openDraft } from './drafts.ts';
import { EditQuestion } from './EditQuestion.tsx';
import { Leagues } from './Leagues.tsx';
import { isTicked, type ScreenChange, type ScreenState } from './state.ts';
import type { DraftsInHand } from './useDrafts.ts';

/** What the cards share. */
export interface CardHand {
  screen: ScreenState;
  change: Dispatch<ScreenChange>;
  inHand: DraftsInHand;
  /** Opens the picker of league templates for these questions. */
  addLeaguesTo: (ids: readonly Id[]) => void;
  readAgain: () => Promise<readonly PredictionQuestion[] | undefined>;
}

/** A question with its choices and leagues; its left half is for reading, for editing or for choosing the answer (PRD-02). */
export function QuestionCard({
  state,
  question,
  n,
  hand,
}: {
  state: GameState;
  question: PredictionQuestion;
  /** Its number in the list, from 1. */
  n: number;
  hand: CardHand;
}) {
  const t = useText();
  const { screen, change } = hand;
  const subject: QuestionState = { ...state, question };
  return (
    <Card component="article" aria-label={t('prediction.number', { n })} sx={{ px: 2, py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 0.5 }}>
        <Checkbox
          size="small"
          checked={isTicked(screen.questions, question._id)}
          onChange={(_event, on) =>
            change({ type: 'tick', what: 'questions', ids: [question._id], on })
          }
          slotProps={{ input: { 'aria-label': t('prediction.tickQuestion', { n }) } }}
        />
        <Typography variant="subtitle2" component="h2" sx={{ flex: 1, color: 'text.secondary' }}>
          {t('prediction.number', { n })}
        </Typography>
        <CardActions subject={subject} n={n} hand={hand} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <QuestionSide subject={subject} n={n} hand={hand} />
        <Leagues
          state={subject}
          n={n}
          ticked={screen.leagues}
          onTick={(ids, on) => change({ type: 'tick', what: 'leagues', ids, on })}
        />
      </Box>
    </Card>
  );
}

/** Viewed, edited, or its answer being chosen. */
function QuestionSide({ subject, n, hand }: { subject: QuestionState; n: number; hand: CardHand }) {
  const t = useText();
  const { screen, change, inHand } = hand;
  const { question } = subject;
  const key = String(question._id);
  const kept = inHand.drafts.get(key);
  const chosen = screen.choosing.get(key);
  if (kept)
    return (
      <Box role="group" aria-label={t('prediction.editor.edit', { n })}>
        <EditQuestion
          state={subject}
          n={n}
          kept={kept}
          onChange={(next) => inHand.write(key, next)}
          onClose={() => inHand.drop(key)}
          readAgain={hand.readAgain}
        />
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
        <Text value={question.question} limit={300} />
      </Box>
      {chosen !== undefined ? (
        <AnswerChooser
          state={subject}
          n={n}
          chosen={chosen}
          onChoose={(choice) => change({ type: 'choose', question: question._id, choice })}
          onClose={() => change({ type: 'closeChooser', question: question._id })}
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
function CardActions({ subject, n, hand }: { subject: QuestionState; n: number; hand: CardHand }) {
  const t = useText();
  const { game, question } = subject;
  const { change, inHand, screen } = hand;
  const key = String(question._id);
  const mayDelete = mayDeleteQuestion(game);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!inHand.drafts.has(key) && (
        <Opener
          label="prediction.edit"
          allowed={mayEditQuestion(game)}
          onOpen={() => {
            change({ type: 'closeChooser', question: question._id });
            inHand.write(key, openDraft(question));
          }}
        />
      )}
      <Opener
        label="prediction.addLeagues"
        allowed={mayAddLeagues(game)}
        onOpen={() => hand.addLeaguesTo([question._id])}
      />
      {!screen.choosing.has(key) && (
        <Opener
          label="prediction.updateAnswer"
          allowed={mayUpdateAnswer(game, question)}
          onOpen={() =>
            change({
              type: 'openChooser',
              question: question._id,
              stored: correctChoice(question)?._id ?? null,
            })
          }
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
      <Button variant="outlined" size="small" onClick={onOpen}>
        {t(label)}
      </Button>
    </ReasonTip>
  );
}
