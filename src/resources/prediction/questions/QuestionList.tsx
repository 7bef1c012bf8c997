import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PredictionQuestion } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { correctChoice } from '#rules/prediction.ts';
import { tickedNow } from '#rules/ticks.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useQueryChange } from '#ui/useQueryChange.ts';
import { VirtualList } from '#ui/VirtualList.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { leaguesLeft } from './bulk.ts';
import { LeagueTemplatePicker } from './LeagueTemplatePicker.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { type CardHand, QuestionCard } from './QuestionCard.tsx';
import {
  EMPTY_SCREEN,
  FILTERS,
  type Filter,
  isTicked,
  type SentLeagues,
  screenReducer,
} from './state.ts';
import { questionsNow, useBulk } from './useBulk.ts';
import type { DraftsInHand } from './useDrafts.ts';

const NONE: readonly Id[] = [];

const wordsOf = ({ question, choices }: PredictionQuestion): string =>
  [question, ...choices.map(({ choice }) => choice)].join(' ');

/** The questions as cards, with find-in-list, a filter in the address, ticks and the bulk actions (PRD-02, PRD-17). */
export function QuestionList({
  gameId,
  state,
  inHand,
  readAgain,
  unread,
}: {
  /** As it stands in the address. */
  gameId: string;
  state: GameState;
  inHand: DraftsInHand;
  readAgain: CardHand['readAgain'];
  /** The last refresh failed: what is shown may be old. */
  unread: boolean;
}) {
  const t = useText();
  const { questions } = state;
  const [screen, change] = useReducer(screenReducer, EMPTY_SCREEN);
  const [addingTo, setAddingTo] = useState<readonly Id[] | null>(null);
  const [params] = useSearchParams();
  const changeQuery = useQueryChange();
  const filter = FILTERS.find((one) => one === params.get('show')) ?? 'all';
  const numbers = useMemo(
    () => new Map(questions.map((question, index) => [question, index + 1])),
    [questions],
  );
  const fits: Record<Filter, (question: PredictionQuestion) => boolean> = {
    all: () => true,
    unanswered: (question) => !correctChoice(question),
    inactiveLeagues: ({ leagues }) => leagues.some(({ status }) => status === 'inactive'),
    ticked: ({ _id }) => isTicked(screen.questions, _id),
  };
  const shown = filter === 'all' ? questions : questions.filter(fits[filter]);
  const idsOf = (list: readonly PredictionQuestion[]) => list.map(({ _id }) => _id);
  const ticked = tickedNow(screen.questions, idsOf(questions), idsOf(shown));
  const untick = useCallback(
    (ids: readonly Id[]) => change({ type: 'tick', what: 'questions', ids, on: false }),
    [],
  );
  const bulk = useBulk(state, gameId, untick);
  const client = useQueryClient();
  const leaguesSent = useCallback(
    (question: Id, sent: SentLeagues) => {
      const now = questionsNow(client, gameId).find(({ _id }) => sameId(_id, question));
      const left = now ? leaguesLeft(now, sent).map(({ _id }) => _id) : [];
      change({ type: 'sent', question, sent, left });
    },
    [client, gameId],
  );
  const { drafts, write, drop, answers, choose, closeChooser, answerSaved } = inHand;
  const hand: CardHand = useMemo(
    () => ({
      change,
      write,
      drop,
      choose,
      closeChooser,
      answerSaved,
      leaguesSent,
      addLeaguesTo: setAddingTo,
      readAgain,
    }),
    [write, drop, choose, closeChooser, answerSaved, leaguesSent, readAgain],
  );
  const tickedLeagues = new Set(screen.leagues.map(String));

  const show = (next: Filter) =>
    changeQuery((query) => {
      if (next === 'all') query.delete('show');
      else query.set('show', next);
    });
  if (questions.length === 0) return <EmptyState message={t('prediction.questionsEmpty')} />;
  return (
    <>
      <ListToolbar
        state={state}
        filter={filter}
        counts={FILTERS.map((one) => questions.filter(fits[one]).length)}
        onFilter={show}
        shown={idsOf(shown)}
        ticked={ticked}
        onTick={(ids, on) => change({ type: 'tick', what: 'questions', ids, on })}
        onUntickAll={() => untick(screen.questions)}
        onAddLeagues={() => setAddingTo(ticked.present)}
        onActivate={bulk.activate}
      />
      <BulkOutcome bulk={bulk} questions={questions} unread={unread} numbers={numbers} />
      {shown.length === 0 ? (
        <EmptyState message={t('prediction.list.noMatch')} onClear={() => show('all')} />
      ) : (
        <VirtualList
          label={t('prediction.questions')}
          items={shown}
          keyOf={({ _id }, index) => `${_id} ${index}`}
          textOf={wordsOf}
          height={260}
          gap={12}
        >
          {(question) => (
            <QuestionCard
              state={state}
              question={question}
              n={numbers.get(question) ?? 0}
              hand={hand}
              ticked={isTicked(screen.questions, question._id)}
              leagues={
                question.leagues.some(({ _id }) => tickedLeagues.has(String(_id)))
                  ? screen.leagues
                  : NONE
              }
              kept={drafts.get(String(question._id))}
              chosen={answers.get(String(question._id))}
              sent={screen.sent.get(String(question._id))}
            />
          )}
        </VirtualList>
      )}
      {addingTo && (
        <LeagueTemplatePicker
          state={{ ...state, ids: tickedNow(addingTo, idsOf(questions)).present }}
          send={bulk.addLeagues}
          inHand={inHand}
          onClose={() => setAddingTo(null)}
        />
      )}
    </>
  );
}
