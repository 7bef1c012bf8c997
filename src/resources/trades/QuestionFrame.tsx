import Card from '@mui/material/Card';
import { type ReactNode, useId } from 'react';
import { useQuestionText } from '#resources/trades/useQuestionText.ts';
import { statusLook } from '#rules/status.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

/** A trades question as a card: its text, its status with the colour at the edge (TRD-02, UI-07), and what comes below. */
export function QuestionFrame({
  question,
  children,
}: {
  question: { id?: unknown; question_en?: unknown; status: string };
  children: ReactNode;
}) {
  const headingId = useId();
  const text = useQuestionText(question);
  const { tone } = statusLook(question.status);
  return (
    <Card
      component="article"
      aria-labelledby={headingId}
      data-tone={tone}
      sx={{
        borderLeft: 3,
        borderLeftColor: `status.${tone}.mark`,
        px: 2,
        py: 1.25,
        '& > header': { display: 'flex', alignItems: 'flex-start', gap: 1, pb: 0.75 },
        '& > header > h2': { m: 0, flex: 1, minWidth: 0, typography: 'subtitle2' },
      }}
    >
      <header>
        <h2 id={headingId}>
          <Text value={text} />
        </h2>
        <StatusChip status={question.status} />
      </header>
      {children}
    </Card>
  );
}
