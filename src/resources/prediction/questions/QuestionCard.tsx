import Box from '@mui/material/Box';
import { useRecordContext, useStore } from 'ra-core';
import { memo, useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { CardTick } from '#resource-kit/list/ticksOfCards.tsx';
import { predictionLeagues } from '#resources/prediction/leagues/resource.ts';
import { removeQuestion } from '#resources/prediction/questions/actions/questions.ts';
import {
  correctChoice,
  mayAddLeagues,
  mayDeleteQuestion,
  mayEditQuestion,
  mayUpdateAnswer,
} from '#rules/prediction.ts';
import type { Allowed } from '#rules/reason.ts';
import { IdText } from '#ui/IdText.tsx';
import { SmallButton } from '#ui/SmallButton.tsx';
import { Text } from '#ui/Text.tsx';
import { useHandOver } from '#ui/useHandOver.ts';
import { useAddingLeagues } from './AddingLeagues.tsx';
import { AnswerChooser } from './AnswerChooser.tsx';
import { Choices } from './Choices.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { openDraft } from './drafts.ts';
import { EditQuestion } from './EditQuestion.tsx';
import { LeagueSummary } from './LeagueSummary.tsx';
import { Leagues } from './Leagues.tsx';
import { useOpenGame, useQuestionOfCard } from './OpenGame.tsx';
import { useAnswerChoice, useQuestionDraft } from './useDrafts.ts';

interface SideProps {
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

/**
 * A question as a row: its text, its choices and what its leagues are, with the one thing that the game's state lets be
 * done to it. It is read, edited, or its answer is chosen; leagues and what is done rarely open below (PRD-02).
 */
export function QuestionCard() {
  return useRecordContext() ? <Shown /> : null;
}

/** Drawn again for what is its own: a tick elsewhere, or a key typed there, is not (UI-13). */
const Shown = memo(function Shown() {
  const t = useText();
  const panelId = useId();
  const {
    gameId,
    state: { question },
    n,
  } = useQuestionOfCard();
  const { _id } = question;
  const draft = useQuestionDraft(gameId, _id);
  const answer = useAnswerChoice(gameId, _id);
  // A card that scrolls away stays open.
  const [open, setOpen] = useStore(`${predictionLeagues.name}/${gameId}/${_id}.open`, false);
  const mode = draft.kept ? 'edit' : answer.chosen === undefined ? 'view' : 'answer';
  const handOver = useHandOver<HTMLElement, typeof mode>(mode, leadsTo);
  const side: SideProps = { draft, answer };
  const more = t('prediction.more', { n });
  return (
    <article {...handOver} className="pq" aria-label={t('prediction.number', { n })}>
      <div className="pq-head">
        <CardTick id={question.id} label={t('prediction.tickQuestion', { n })} />
        <h2 className="pq-number">{t('prediction.number', { n })}</h2>
        <div className="pq-main">
          <QuestionSide {...side} open={open} />
        </div>
        {!open && <LeagueSummary leagues={question.leagues} />}
        <div className="pq-actions">
          <Openers {...side} first />
          <button
            type="button"
            className="pq-more"
            aria-label={more}
            title={more}
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M16.6 8.6 12 13.2 7.4 8.6 6 10l6 6 6-6z" />
            </svg>
          </button>
        </div>
      </div>
      {open && (
        <div id={panelId} className="pq-panel">
          <Rare {...side} />
          <Leagues />
        </div>
      )}
    </article>
  );
});

/** Viewed, edited, or its answer being chosen. */
function QuestionSide({ draft, answer, open }: SideProps & { open: boolean }) {
  const t = useText();
  const {
    state: { question },
    n,
  } = useQuestionOfCard();
  if (draft.kept)
    return (
      <Box role="group" aria-label={t('prediction.editor.edit', { n })}>
        <EditQuestion kept={draft.kept} />
      </Box>
    );
  return (
    <>
      <div className="pq-text">
        <Text value={question.question} limit={200} />
      </div>
      {answer.chosen !== undefined ? (
        <AnswerChooser {...answer} chosen={answer.chosen} />
      ) : (
        <div className="pq-line">
          <Choices question={question} all={open} />
          {!correctChoice(question) && <span className="pq-note">{t('prediction.noAnswer')}</span>}
        </div>
      )}
    </>
  );
}

/** What is done now and then: what its state leaves of the buttons, the bin, its id. */
function Rare(side: SideProps) {
  const t = useText();
  const { state, n } = useQuestionOfCard();
  const mayDelete = mayDeleteQuestion(state.game);
  return (
    <div className="pq-tools">
      <Openers {...side} first={false} />
      {(mayDelete === true || !mayDelete.hidden) && (
        <DeleteButton
          action={removeQuestion}
          subject={state}
          label={t('prediction.deleteQuestionN', { n })}
        />
      )}
      <IdText value={state.question._id} what={t('prediction.questionId')} />
    </div>
  );
}

/**
 * Edit, add leagues and Update Answer, each as the state of the game allows (PRD-12). `first`: the one that the row is
 * for now; else the others.
 */
function Openers({ draft, answer, first }: SideProps & { first: boolean }) {
  const { addTo } = useAddingLeagues();
  const { awaited } = useOpenGame();
  const { game, question } = useQuestionOfCard().state;
  const mayEdit = mayEditQuestion(game);
  const edits = mayEdit === true;
  // Another one in the same place a moment later would be pressed instead.
  if (awaited) return null;
  return (
    <>
      {edits === first && !draft.kept && (
        <Opener
          label="prediction.edit"
          allowed={mayEdit}
          onOpen={() => {
            answer.close();
            draft.write(openDraft(question));
          }}
        />
      )}
      {!first && (
        <Opener
          label="prediction.addLeagues"
          allowed={mayAddLeagues(game)}
          onOpen={() => addTo([question._id])}
        />
      )}
      {edits !== first && answer.chosen === undefined && (
        <Opener
          label="prediction.updateAnswer"
          allowed={mayUpdateAnswer(game, question)}
          onOpen={() => answer.choose(null)}
        />
      )}
    </>
  );
}

/** A button that opens something; what it leads to is not sent by it. Why it may not, `WhyTips` shows around it. */
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
  const reasonId = useId();
  const reason = allowed === true ? undefined : t(allowed);
  return (
    <>
      <SmallButton
        data-opens={label}
        {...(reason === undefined
          ? { onClick: onOpen }
          : { 'aria-disabled': true, 'aria-describedby': reasonId, 'data-why': reason })}
      >
        {t(label)}
      </SmallButton>
      {reason !== undefined && (
        <span id={reasonId} className="pq-hidden">
          {reason}
        </span>
      )}
    </>
  );
}
