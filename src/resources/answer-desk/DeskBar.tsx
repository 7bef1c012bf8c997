import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { useText } from '#i18n/useText.ts';
import { countChosen, type Desk, isOfKind, isPending } from '#resources/answer-desk/desk.ts';
import { type AnswerRun, endedOf } from '#resources/answer-desk/useAnswerRun.ts';
import { useAllChoices } from '#resources/answer-desk/useChoices.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { DraftNote } from '#ui/DraftNote.tsx';

/** How much is chosen and how much is left, and the way to the review; in sight wherever the page is scrolled to. */
export function DeskBar<Subject, E extends Endpoint>({
  desk,
  run,
  onReview,
  onDiscard,
}: {
  desk: Desk<Subject, E>;
  run: AnswerRun<Subject> | null;
  onReview: () => void;
  /** Takes all choices away. */
  onDiscard: () => void;
}) {
  const t = useText();
  const { choices, restoredAt } = useAllChoices(desk);
  const chosen = useMemo(() => countChosen(desk, choices), [desk, choices]);
  const left = useMemo(
    () =>
      desk.questions.filter(
        (question) =>
          isOfKind(question, 'unanswered', choices) &&
          !question.closed &&
          !isPending(question, choices.get(String(question.id))),
      ).length,
    [desk, choices],
  );
  return (
    <BottomBar label={t('answers.bar')}>
      <Button variant="contained" onClick={onReview}>
        {run?.running
          ? t('answers.saving', { done: endedOf(run), all: run.items.length })
          : t('answers.review', { smart_count: chosen })}
      </Button>
      <Box sx={{ alignSelf: 'center', typography: 'body2', color: 'text.secondary', minWidth: 0 }}>
        {t('answers.left', { smart_count: left })}
      </Box>
      {chosen > 0 && <DraftNote at={restoredAt} onDiscard={onDiscard} />}
    </BottomBar>
  );
}
