import { type ReactNode, useId } from 'react';
import { useQuestionText } from '#resources/trades/useQuestionText.ts';
import { statusLook } from '#rules/status.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

/** A trades question as a card: its text, its status with the colour at the edge (TRD-02, UI-07), and what comes below. The theme's base draws it. */
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
    <article className="toned-card" aria-labelledby={headingId} data-tone={tone}>
      <header>
        <h2 id={headingId}>
          <Text value={text} />
        </h2>
        <StatusChip status={question.status} />
      </header>
      {children}
    </article>
  );
}
