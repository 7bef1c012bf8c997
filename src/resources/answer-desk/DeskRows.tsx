import Box from '@mui/material/Box';
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { type TextKey, useText } from '#i18n/useText.ts';
import { DeskRow } from '#resources/answer-desk/DeskRow.tsx';
import {
  countsOf,
  type Desk,
  type DeskQuestion,
  isOfKind,
  KINDS,
  type Kind,
} from '#resources/answer-desk/desk.ts';
import type { DeskState } from '#resources/answer-desk/deskState.ts';
import { useAllChoices } from '#resources/answer-desk/useChoices.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { HiddenText } from '#ui/HiddenText.tsx';
import { TabsBar } from '#ui/TabsBar.tsx';
import { useQueryChange } from '#ui/useQueryChange.ts';
import { useTab } from '#ui/useTab.ts';
import { VirtualList } from '#ui/VirtualList.tsx';

const LABELS: Readonly<Record<Kind, TextKey>> = {
  all: 'answers.kinds.all',
  unanswered: 'answers.kinds.unanswered',
  chosen: 'answers.kinds.chosen',
  answered: 'answers.kinds.answered',
  active: 'answers.kinds.active',
  cancelled: 'answers.kinds.cancelled',
};

/** The kinds of questions with how many there are of each, in the address (ANS-01). */
export function Kinds<Subject, E extends Endpoint>({ desk }: { desk: Desk<Subject, E> }) {
  const t = useText();
  const [kind, choose] = useTab(KINDS, 'kind');
  const { choices } = useAllChoices(desk);
  const counts = useMemo(() => countsOf(desk.questions, choices), [desk.questions, choices]);
  return (
    <Box sx={{ minWidth: 0, maxWidth: '100%', '& .MuiTabs-root': { mb: 0 } }}>
      <TabsBar
        name="answers"
        label={t('answers.kinds.label')}
        tabs={KINDS.map((value) => ({ value, label: t(LABELS[value]), count: counts[value] }))}
        value={kind}
        onChange={choose}
      />
    </Box>
  );
}

interface RowsProps {
  questions: readonly DeskQuestion[];
  kept: Desk<never, Endpoint>['kept'];
  state: DeskState;
  /** Is given the questions that are listed, for the keys. */
  shown: RefObject<readonly DeskQuestion[]>;
  scroller: RefObject<((index: number) => void) | null>;
  onChoose: (question: DeskQuestion, place: number, byKey: boolean) => void;
}

/** Those of the questions of which an answer is chosen and not saved. */
export function ChosenRows(props: RowsProps) {
  const { questions, kept } = props;
  const { choices } = useAllChoices({ kept });
  const chosen = useMemo(
    () => questions.filter((question) => isOfKind(question, 'chosen', choices)),
    [questions, choices],
  );
  return <Rows {...props} questions={chosen} />;
}

const keyOf = ({ key }: DeskQuestion): string => key;

/** The rows; the keys act on the first of them until they move on, or on the next where that row is gone. */
export function Rows({ questions, kept, state, shown, scroller, onChoose }: RowsProps) {
  const t = useText();
  const change = useQueryChange();
  const place = useRef(0);
  useLayoutEffect(() => {
    shown.current = questions;
  });
  useEffect(() => {
    const at = questions.findIndex(({ key }) => key === state.current());
    if (at >= 0) {
      place.current = at;
      return;
    }
    const next = questions[Math.min(place.current, questions.length - 1)]?.key ?? null;
    // Whoever came by the button goes on in the rows: Enter would lead back.
    state.moveTo(next, document.activeElement?.matches('[data-desk-switch]') ?? false);
  }, [questions, state]);
  if (questions.length === 0)
    return (
      <EmptyState
        title={t('answers.noneHere')}
        onClear={() =>
          change((query) => {
            query.delete('kind');
            query.delete('find');
          })
        }
      />
    );
  return (
    <VirtualList
      label={t('answers.list')}
      items={questions}
      keyOf={keyOf}
      height={54}
      scroller={scroller}
    >
      {(question) => <DeskRow question={question} kept={kept} state={state} onChoose={onChoose} />}
    </VirtualList>
  );
}

/** What a key did, for those who do not see it. */
export function Said({ state }: { state: DeskState }) {
  const t = useText();
  const said = useSyncExternalStore(state.subscribe, state.said);
  return <HiddenText role="status">{said && t(said)}</HiddenText>;
}
