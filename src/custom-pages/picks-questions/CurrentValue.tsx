import Box from '@mui/material/Box';
import type { Performed } from '#actions/perform.ts';
import { leftOut, useLeftOut } from '#custom-pages/picks-questions/leftOut.ts';
import { type AskedQuestion, updateLine } from '#custom-pages/picks-questions/lineActions.ts';
import { lineText } from '#custom-pages/picks-questions/questionWords.ts';
import type { LineDraftsOf } from '#custom-pages/picks-questions/useLineDrafts.ts';
import { useText } from '#i18n/useText.ts';
import { sameNumber } from '#rules/decimal.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';

/**
 * The line of an inactive question, typed or stepped by 0.1, and 'Update Value' (PIC-03, PIC-05). What was typed
 * goes once the list shows it; until then it stays, and that it was not saved is said (UI-10).
 */
export function CurrentValue({
  asked,
  lines,
  unread,
}: {
  asked: AskedQuestion;
  lines: LineDraftsOf;
  /** The questions could not be read again. */
  unread: boolean;
}) {
  const t = useText();
  const { question, open } = asked;
  const { sent, settle, dismiss } = useLeftOut(open.gameId);
  const stored = lineText(question.line);
  const kept = lines.drafts.get(String(question._id));
  const typed = kept ?? (parseTyped(stored).ok ? stored : '');
  const number = parseTyped(typed, { min: 0 });
  const changed = number.ok && !sameNumber(number.value, question.line);
  const ended = (result: Performed) => {
    if (!number.ok) return;
    const changes = [{ question, from: question.line, to: number.value }];
    lines.saved(settle(result, { kind: 'lines', changes }).map((id) => [id, kept]));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <NumberInput
        label={t('picks.card.current')}
        min={0}
        step={0.1}
        value={number.ok ? number.value : null}
        typed={typed}
        onTyped={(text) => {
          dismiss();
          lines.type([[question._id, text]]);
        }}
        onChange={() => {}}
        helperText={
          changed ? t('picks.card.unsaved', { from: stored, to: number.text }) : undefined
        }
      />
      <ActionButton action={updateLine} subject={asked} extra={typed} onDone={ended} />
      <Box role="status" sx={{ typography: 'caption', color: 'status.negative.text' }}>
        {sent &&
          leftOut(sent, [question]).length > 0 &&
          t(unread ? 'picks.leftOut.unknown' : 'picks.leftOut.lines', { smart_count: 1 })}
      </Box>
    </Box>
  );
}
