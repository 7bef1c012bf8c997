import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { type Dispatch, memo } from 'react';
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
import { AnswerChooser } from './AnswerChooser.tsx';
import { Choices } from './Choices.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { type KeptDraft, openDraft } from './drafts.ts';
import { EditQuestion } from './EditQuestion.tsx';
import { Leagues } from './Leagues.tsx';
import type { ScreenChange, SentLeagues } from './state.ts';
import type { DraftsInHand } from './useDrafts.ts';

/** What the cards share; the same object as long as the screen is open, so that only what changed is drawn anew. */
export interface CardHand {
  change: Dispatch<ScreenChange>;
  write: DraftsInHand['write'];
  drop: DraftsInHand['drop'];
  choose: DraftsInHand['choose'];
  closeChooser: DraftsInHand['closeChooser'];
  answerSaved: DraftsInHand['answerSaved'];
  /** Leagues of a question were sent: settles from the list which of them it reached. */
  leaguesSent: (question: Id, sent: SentLeagues) => void;
  /** Opens the picker of league templates for these questions. */
  addLeaguesTo: (ids: readonly Id[]) => void;
  readAgain: () => Promise<readonly PredictionQuestion[] | undefined>;
}

interface CardProps {
  state: GameState;
  question: PredictionQuestion;
  /** Its number in the list, from 1. */
  n: number;
  hand: CardHand;
  ticked: boolean;
  /** Ticked leagues, of any question. */
  leagues: readonly Id[];
  /** What is typed, while it is edited. */
  kept: KeptDraft | undefined;
  /** The choice made so far, while its answer is being chosen. */
  chosen: Id | null | undefined;
  /** What was done last with its leagues, as far as it has not shown yet. */
  sent: SentLeagues | undefined;
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
export const QuestionCard = memo(function QuestionCard(props: CardProps) {
  const t = useText();
  const { state, question, n, ticked, leagues, sent } = props;
  const { change, leaguesSent } = props.hand;
  const mode = props.kept ? 'edit' : props.chosen === undefined ? 'view' : 'answer';
  const handOver = useHandOver<HTMLDivElement, typeof mode>(mode, leadsTo);
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
          onChange={(_event, on) =>
            change({ type: 'tick', what: 'questions', ids: [question._id], on })
          }
          slotProps={{ input: { 'aria-label': t('prediction.tickQuestion', { n }) } }}
        />
        <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
          {t('prediction.number', { n })}
        </Typography>
        <Box sx={{ flex: 1, typography: 'caption', color: 'text.secondary' }}>
          <IdText value={question._id} what={t('prediction.questionId')} />
        </Box>
        <CardActions {...props} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <QuestionSide {...props} />
        <Leagues
          state={{ ...state, question }}
          n={n}
          ticked={leagues}
          onTick={(ids, on) => change({ type: 'tick', what: 'leagues', ids, on })}
          sent={sent}
          onSent={leaguesSent}
        />
      </Box>
    </Card>
  );
});

/** Viewed, edited, or its answer being chosen. */
function QuestionSide({ state, question, n, hand, kept, chosen }: CardProps) {
  const t = useText();
  const { choose, closeChooser, answerSaved, write, drop, readAgain } = hand;
  const subject: QuestionState = { ...state, question };
  const key = String(question._id);
  if (kept)
    return (
      <Box role="group" aria-label={t('prediction.editor.edit', { n })}>
        <EditQuestion
          state={subject}
          n={n}
          kept={kept}
          onChange={(next) => write(key, next)}
          onClose={() => drop(key)}
          readAgain={readAgain}
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
          onChoose={(choice) => choose(question._id, choice)}
          onSaved={(choice) => answerSaved(question._id, choice)}
          onClose={() => closeChooser(question._id)}
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
function CardActions({ state, question, n, hand, kept, chosen }: CardProps) {
  const t = useText();
  const { game } = state;
  const { choose, closeChooser, write, addLeaguesTo } = hand;
  const mayDelete = mayDeleteQuestion(game);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!kept && (
        <Opener
          label="prediction.edit"
          allowed={mayEditQuestion(game)}
          onOpen={() => {
            closeChooser(question._id);
            write(String(question._id), openDraft(question));
          }}
        />
      )}
      <Opener
        label="prediction.addLeagues"
        allowed={mayAddLeagues(game)}
        onOpen={() => addLeaguesTo([question._id])}
      />
      {chosen === undefined && (
        <Opener
          label="prediction.updateAnswer"
          allowed={mayUpdateAnswer(game, question)}
          onOpen={() => choose(question._id, null)}
        />
      )}
      {(mayDelete === true || !mayDelete.hidden) && (
        <DeleteButton
          action={removeQuestion}
          subject={{ ...state, question }}
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
