import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import type { PicksQuestion } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import { categoryKey } from '#resources/picks/categoryKey.ts';
import { useLineDraft, whyNotSaved } from '#resources/picks/questions/lineDrafts.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { playerOf } from '#resources/picks/questions/questionWords.ts';
import { sameNumber } from '#rules/decimal.ts';
import { isBlank } from '#rules/text.ts';
import { withTelling } from '#rules/twins.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { Text } from '#ui/Text.tsx';

/** What the columns of the desk are, in sight while its rows are; on a phone each row says it by itself. */
export function DeskHead() {
  const t = useText();
  return (
    <div aria-hidden="true" className="ld-head">
      {(['player', 'category', 'source', 'current', 'value', 'change'] as const).map((column) => (
        <span key={column}>{t(`picks.desk.${column}`)}</span>
      ))}
    </div>
  );
}

/**
 * A question on the desk: its values, and the cell for the new one, with the change marked (PIC-08). It asks for what is
 * typed in its own cell alone: a key draws one row again, whatever stands in the others (UI-13).
 */
export function DeskRow({
  gameId,
  question,
  telling,
  row,
  onMove,
  onTable,
}: {
  gameId: string;
  question: PicksQuestion;
  /** What tells it apart from a question on the same player and category. */
  telling: string;
  /** From 0. */
  row: number;
  onMove: (from: number, by: 1 | -1) => void;
  /** More than one value was pasted into the cell. */
  onTable: (text: string) => void;
}) {
  const t = useText();
  const reasonId = useId();
  const { draft: typed = '', type } = useLineDraft(gameId, question._id);
  const reason = whyNotSaved(question, typed);
  const category = categoryKey(question.picks_category);
  const categoryText = category ? t(category) : question.picks_category;
  const number = parseTyped(typed, { min: 0 });
  const changed = reason === undefined && number.ok && !sameNumber(number.value, question.line);

  const onKeyDown = (event: KeyboardEvent) => {
    const down = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey);
    const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    if (!down && !up) return;
    event.preventDefault();
    onMove(row, down ? 1 : -1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    onTable(text);
  };
  return (
    <div data-row={row} data-changed={changed || undefined} className="ld-row">
      <div className="ld-who">
        <Text value={question.player_data?.name} limit={60} />
        <div className="ld-note">
          <Text
            value={[
              question.player_data?.team_code,
              question.player_data?.position,
              // What its field is named by, where there is no name.
              isBlank(question.player_data?.name) ? question._id : telling,
            ]
              .filter(Boolean)
              .join(' · ')}
            limit={60}
          />
        </div>
        <div className="ld-note ld-narrow">
          {categoryText} · {t('picks.desk.current')} {lineText(question.line)}
        </div>
      </div>
      <div className="ld-wide">
        <Text value={categoryText} limit={40} />
      </div>
      <div className="ld-wide ld-number">{lineText(question.source_prediction)}</div>
      <div className="ld-wide ld-number ld-now">{lineText(question.line)}</div>
      <div>
        <input
          type="text"
          className="ld-cell"
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('picks.desk.valueOf', {
            question: `${withTelling(playerOf(question), telling)}, ${categoryText ?? ''}`,
          })}
          aria-invalid={reason !== undefined}
          aria-describedby={reason && reasonId}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={(event) => event.target.select()}
        />
        {reason && (
          <div id={reasonId} className="ld-reason">
            {t(reason)}
          </div>
        )}
      </div>
      <div className="ld-change">{changed && `${lineText(question.line)} → ${number.text}`}</div>
    </div>
  );
}
