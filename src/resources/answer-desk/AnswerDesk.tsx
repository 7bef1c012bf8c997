import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { useText } from '#i18n/useText.ts';
import { FindBox } from '#resource-kit/list/FindBox.tsx';
import { KeysHelp } from '#resource-kit/list/KeysHelp.tsx';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { DeskBar } from '#resources/answer-desk/DeskBar.tsx';
import { ChosenRows, Kinds, Rows, Said } from '#resources/answer-desk/DeskRows.tsx';
import {
  countChosen,
  type Desk,
  type DeskQuestion,
  inOrder,
  isOfKind,
  isPending,
  KINDS,
  nextToAnswer,
  typedDigit,
  wordsOf,
} from '#resources/answer-desk/desk.ts';
import { deskState } from '#resources/answer-desk/deskState.ts';
import { ReviewSheet } from '#resources/answer-desk/ReviewSheet.tsx';
import { useAnswerRun } from '#resources/answer-desk/useAnswerRun.ts';
import {
  type ChangeChoices,
  useAllChoices,
  useChangeChoices,
} from '#resources/answer-desk/useChoices.ts';
import { found } from '#ui/findMatches.ts';
import { type KeyLines, useShownKeys } from '#ui/shownKeys.ts';
import { TabPanel } from '#ui/TabsBar.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { usePageKeys } from '#ui/usePageKeys.ts';
import { useTab } from '#ui/useTab.ts';

/** Milliseconds within which a second digit makes one number with the first. */
const PAUSE = 900;

const HELP: KeyLines = [
  ['j ↓', 'answers.keys.next'],
  ['k ↑', 'answers.keys.previous'],
  ['1 – 9', 'answers.keys.choose'],
  ['1 2', 'answers.keys.beyond'],
  ['0', 'answers.keys.clear'],
  ['Enter', 'answers.keys.open'],
  ['r', 'answers.keys.review'],
  ['/', 'lists.keySearch'],
];

/** No other kind looks at them. */
const NO_CHOICES = new Map();

/** The questions of a game one below the other, answered by keyboard or pointer and saved together (ANS-01..04). */
export function AnswerDesk<Subject, E extends Endpoint>({
  desk,
  Leaving = UnsavedInput,
}: {
  desk: Desk<Subject, E>;
  /** Asks before what is chosen is lost, with whatever else is unsaved on the page. */
  Leaving?: ComponentType<ComponentProps<typeof UnsavedInput>>;
}) {
  const t = useText();
  const [state] = useState(deskState);
  const [kind] = useTab(KINDS, 'kind');
  const { query } = useListPlace();
  const [reviewing, setReviewing] = useState(false);
  const [helping, setHelping] = useState(false);
  useShownKeys(HELP);
  const change = useChangeChoices(desk);
  const sending = useAnswerRun(desk, state, change);
  const section = useRef<HTMLElement>(null);
  const scroller = useRef<((index: number) => void) | null>(null);
  const shown = useRef<readonly DeskQuestion[]>([]);
  const digits = useRef({ typed: '', until: 0, key: '' });

  const sought = query.get('find') ?? '';
  const ordered = useMemo(() => inOrder(desk.questions), [desk.questions]);
  const matching = useMemo(() => found(ordered, wordsOf, sought), [ordered, sought]);
  const ofKind = useMemo(
    () =>
      kind === 'chosen'
        ? matching
        : matching.filter((question) => isOfKind(question, kind, NO_CHOICES)),
    [matching, kind],
  );

  const goTo = useCallback(
    (place: number) => {
      const question = shown.current[place];
      if (!question) return;
      const there = section.current?.querySelector(`[data-index="${place}"]`);
      state.moveTo(question.key, true);
      if (!there) scroller.current?.(place);
    },
    [state],
  );
  const currentPlace = () => shown.current.findIndex(({ key }) => key === state.current());

  const choose = useCallback(
    (question: DeskQuestion, place: number) => {
      const option = question.options()[place];
      if (question.closed) state.say({ key: 'answers.closed', params: { why: question.closed } });
      else if (!option) state.say({ key: 'answers.noSuchOption' });
      else {
        state.note(String(question.id), null);
        if (isPending(question, option.id)) {
          change.choose(question, option);
          state.say({ key: 'answers.chosenIs', params: { option: option.text } });
        } else {
          change.clear(String(question.id));
          state.say({ key: 'answers.storedIs', params: { answer: option.text } });
        }
      }
    },
    [change, state],
  );
  const press = useCallback(
    (question: DeskQuestion, place: number, byKey: boolean) => {
      choose(question, place);
      if (!byKey) state.moveTo(question.key, true);
    },
    [choose, state],
  );

  const step = (by: 1 | -1) => () =>
    goTo(Math.max(0, Math.min(shown.current.length - 1, currentPlace() + by)));
  const digit = (pressed: string) => {
    const place = currentPlace();
    const question = shown.current[place];
    if (!question) return;
    const { typed, until, key } = digits.current;
    const goesOn = key === question.key && Date.now() < until;
    const now = typedDigit(goesOn ? typed : '', pressed, question.options().length);
    digits.current = { typed: now.typed, until: Date.now() + PAUSE, key: question.key };
    if (now.does === 'clear') {
      change.clear(String(question.id));
      state.note(String(question.id), null);
      state.say({ key: 'answers.cleared' });
    } else choose(question, now.does ?? -1);
    goTo(place);
  };
  const next = () => {
    const place = nextToAnswer(shown.current, currentPlace(), change.now());
    if (place < 0) state.say({ key: 'answers.noneLeft' });
    else goTo(place);
  };
  const review = () => {
    // What became of an earlier run stands on the rows.
    if (sending.run && !sending.run.running) sending.dismiss();
    setReviewing(true);
  };
  usePageKeys({
    j: step(1),
    ArrowDown: step(1),
    k: step(-1),
    ArrowUp: step(-1),
    Enter: next,
    r: review,
    '/': () =>
      section.current?.querySelector<HTMLElement>('[role=group] input:not([aria-hidden])')?.focus(),
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, number) => [String(number), () => digit(String(number))]),
    ),
  });

  // Enter in the box that finds goes on to what was found, where the keys work.
  const leaveBox = ({ key, target }: ReactKeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) section.current?.focus();
  };
  const List = kind === 'chosen' ? ChosenRows : Rows;
  return (
    <Box
      component="section"
      ref={section}
      aria-label={t('answers.title')}
      tabIndex={-1}
      sx={{ outline: 'none' }}
    >
      <Toolbar
        label={t('answers.toolbar')}
        actions={
          <Button size="small" onClick={() => setHelping(true)}>
            {t('lists.keys')}
          </Button>
        }
      >
        <Box onKeyDown={leaveBox}>
          <FindBox label={t('answers.find')} />
        </Box>
        <Kinds desk={desk} />
      </Toolbar>
      <TabPanel name="answers" value={kind}>
        <List
          questions={ofKind}
          kept={desk.kept}
          state={state}
          shown={shown}
          scroller={scroller}
          onChoose={press}
        />
      </TabPanel>
      <Said state={state} />
      <DeskBar desk={desk} run={sending.run} onReview={review} onDiscard={change.clearAll} />
      {reviewing && (
        <ReviewSheet
          desk={desk}
          change={change}
          sending={sending}
          onClose={() => setReviewing(false)}
        />
      )}
      <Unsaved
        desk={desk}
        change={change}
        running={sending.run?.running === true}
        Leaving={Leaving}
      />
      <KeysHelp open={helping} onClose={() => setHelping(false)} keys={HELP} />
    </Box>
  );
}

/** Hears of all choices, so that the desk itself need not. */
function Unsaved<Subject, E extends Endpoint>({
  desk,
  change,
  running,
  Leaving,
}: {
  desk: Desk<Subject, E>;
  change: ChangeChoices;
  running: boolean;
  Leaving: ComponentType<ComponentProps<typeof UnsavedInput>>;
}) {
  const t = useText();
  const { choices } = useAllChoices(desk);
  return (
    <Leaving
      when={running || countChosen(desk, choices) > 0}
      {...(running && { line: t('answers.leaving') })}
      onDiscard={change.clearAll}
    />
  );
}
