import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { whyClosed } from '#actions/allowed.ts';
import { useAction } from '#actions/useAction.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { useText } from '#i18n/useText.ts';
import type { Desk } from '#resources/answer-desk/desk.ts';
import { LeftOutRows, ReviewRows } from '#resources/answer-desk/ReviewRows.tsx';
import { type ReviewItem, reviewOf } from '#resources/answer-desk/review.ts';
import { SentAnswers } from '#resources/answer-desk/SentAnswers.tsx';
import { isFailed, isStored, type useAnswerRun } from '#resources/answer-desk/useAnswerRun.ts';
import { type ChangeChoices, useAllChoices } from '#resources/answer-desk/useChoices.ts';
import type { Id } from '#rules/ids.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { MoneyButton } from '#ui/MoneyButton.tsx';

interface SheetProps<Subject, E extends Endpoint> {
  desk: Desk<Subject, E>;
  change: ChangeChoices;
  sending: ReturnType<typeof useAnswerRun<Subject, E>>;
  onClose: () => void;
}

/**
 * All choices before they are saved, then how the saving of each goes. What was sent before stays in sight until it
 * is tried again or the sheet is closed (ANS-03).
 */
export function ReviewSheet<Subject, E extends Endpoint>(props: SheetProps<Subject, E>) {
  const { desk, sending, onClose } = props;
  const { run, dismiss, stop, watched } = sending;
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, [watched]);
  const close = () => {
    if (run && !run.running) dismiss();
    onClose();
  };
  if (!run) return <Choices {...props} only={only} />;
  const failed = run.items.filter(
    ({ question, option }, place) =>
      isFailed(run.steps[place] ?? { kind: 'waiting' }) && !isStored(desk, question.key, option.id),
  );
  const again = () => {
    setOnly(new Set(failed.map(({ question }) => String(question.id))));
    dismiss();
  };
  return (
    <SentAnswers
      desk={desk}
      run={run}
      failed={failed.length}
      onStop={stop}
      onAgain={again}
      onClose={close}
    />
  );
}

/** The choices as they would be saved; `only` these, by question id, where others were tried before. */
function Choices<Subject, E extends Endpoint>({
  desk,
  change,
  sending,
  only,
  onClose,
}: SheetProps<Subject, E> & { only: ReadonlySet<string> | null }) {
  const t = useText();
  const { choices, seen } = useAllChoices(desk);
  const [untaken, setUntaken] = useState<ReadonlySet<string>>(new Set());
  const { reading, read } = useFreshRead(desk);
  const { whyNot } = useAction(desk.action);
  const closed = whyClosed(desk.action);
  const asked = useMemo(
    () => (only ? new Map([...choices].filter(([id]) => only.has(id))) : new Map(choices)),
    [choices, only],
  );
  const review = reviewOf(desk.questions, asked, seen, ({ subject }, option: Id) =>
    closed ? null : whyNot(subject, option),
  );
  const all = [...review.changes, ...review.added];
  const taken = all.filter(({ question }) => !untaken.has(question.key));

  const take = (key: string) =>
    setUntaken((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const reason = () => {
    if (reading) return t('answers.sheet.reading');
    if (desk.failure) return t('answers.sheet.unread');
    if (closed) return t(closed);
    return taken.length === 0 ? t('answers.sheet.noneTaken') : undefined;
  };
  const rows = (items: readonly ReviewItem<Subject>[], title: 'changes' | 'added') =>
    items.length > 0 && (
      <ReviewRows
        title={t(`answers.sheet.${title}`, { smart_count: items.length })}
        items={items}
        warns={title === 'changes'}
        untaken={untaken}
        onTake={take}
      />
    );
  return (
    <Modal
      open
      title={t('answers.sheet.title', { game: desk.game })}
      maxWidth="md"
      onClose={onClose}
      actions={
        <FirstInFocus>
          <MoneyButton reason={reason()} onClick={() => void sending.send(taken)}>
            {t('answers.sheet.save', { smart_count: taken.length })}
          </MoneyButton>
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
        </FirstInFocus>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, typography: 'body2' }}>
        <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
          {reading && t('answers.sheet.reading')}
        </Box>
        {desk.failure && !reading && (
          <ErrorState
            message={t('answers.sheet.unread')}
            failure={desk.failure}
            onRetry={() => void read()}
          />
        )}
        {all.length + review.leftOut.length === 0 && (
          <Alert severity="info">{t('answers.sheet.nothing')}</Alert>
        )}
        {rows(review.changes, 'changes')}
        {review.leftOut.length > 0 && (
          <LeftOutRows
            title={t('answers.sheet.leftOut', { smart_count: review.leftOut.length })}
            leftOut={review.leftOut}
            onKeep={({ question, option }) => question && option && change.choose(question, option)}
            onForget={({ id }) => change.clear(id)}
          />
        )}
        {rows(review.added, 'added')}
      </Box>
    </Modal>
  );
}

/** Buttons, the first of which has the focus from the start: inside the dialog, which is there later than the sheet. */
function FirstInFocus({ children }: { children: ReactNode }) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.querySelector('button')?.focus(), []);
  return (
    <Box ref={buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {children}
    </Box>
  );
}

/** Reads what is stored when the sheet is opened, so that it tells of what colleagues stored meanwhile. */
function useFreshRead<Subject, E extends Endpoint>({ refetch }: Desk<Subject, E>) {
  const [reading, setReading] = useState(true);
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  const read = useCallback(async () => {
    setReading(true);
    await latest.current();
    setReading(false);
  }, []);
  useEffect(() => void read(), [read]);
  return { reading, read };
}
