import type { Performed } from '#actions/perform.ts';
import { useText } from '#i18n/useText.ts';
import { linesOf, useLeftOut } from '#resources/picks/questions/leftOut.ts';
import { type AskedQuestion, updateLine } from '#resources/picks/questions/lineActions.ts';
import { useLineDraft } from '#resources/picks/questions/lineDrafts.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { sameNumber } from '#rules/decimal.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { PlainNumberInput } from '#ui/PlainNumberInput.tsx';

/**
 * The line of an inactive question, typed or stepped by 0.1, and 'Update Value' (PIC-03, PIC-05). What was typed
 * goes once the list shows it; until then it stays, and that it was not saved is said (UI-10).
 */
export function CurrentValue({
  unread,
  ...asked
}: AskedQuestion & {
  /** The questions could not be read again. */
  unread: boolean;
}) {
  const t = useText();
  const { question, open } = asked;
  const { left, settle, dismiss } = useLeftOut(open.gameId, [question]);
  const stored = lineText(question.line);
  const { draft, type, saved } = useLineDraft(open.gameId, question._id);
  const typed = draft ?? (parseTyped(stored).ok ? stored : '');
  const number = parseTyped(typed, { min: 0 });
  const changed = number.ok && !sameNumber(number.value, question.line);
  const ended = (result: Performed) => {
    if (!number.ok) return;
    const sent = linesOf([{ question, from: question.line, to: number.value }]);
    if (settle(result, sent).length > 0) saved(draft);
  };
  return (
    <div className="pc-line">
      <PlainNumberInput
        label={t('picks.card.current')}
        min={0}
        step={0.1}
        value={number.ok ? number.value : null}
        typed={typed}
        onTyped={(text) => {
          dismiss();
          type(text);
        }}
        onChange={() => {}}
        helperText={
          changed ? t('picks.card.unsaved', { from: stored, to: number.text }) : undefined
        }
      />
      <ActionButton action={updateLine} subject={asked} extra={typed} onDone={ended} />
      <div role="status" className="pc-left">
        {left.length > 0 &&
          t(unread ? 'picks.leftOut.unknown' : 'picks.leftOut.lines', { smart_count: 1 })}
      </div>
    </div>
  );
}
