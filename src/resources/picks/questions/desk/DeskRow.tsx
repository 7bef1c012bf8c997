import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { PicksQuestion } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import { categoryKey } from '#resources/picks/categoryKey.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { playerOf } from '#resources/picks/questions/questionWords.ts';
import { sameNumber } from '#rules/decimal.ts';
import type { Reason } from '#rules/reason.ts';
import { isBlank } from '#rules/text.ts';
import { withTelling } from '#rules/twins.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';

const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) 112px',
    md: 'minmax(0, 2fr) minmax(0, 1fr) 88px 112px 176px minmax(0, 1fr)',
  },
} as const;

const wideOnly = { display: { xs: 'none', md: 'block' } } as const;

/** What the columns of the desk are; on a phone each row says it by itself. */
export function DeskHead() {
  const t = useText();
  return (
    <Box
      aria-hidden="true"
      sx={{ ...columns, display: { xs: 'none', md: 'grid' }, typography: 'caption', px: 1.5 }}
    >
      {(['player', 'category', 'source', 'current', 'value', 'change'] as const).map((column) => (
        <Box key={column} component="span" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {t(`picks.desk.${column}`)}
        </Box>
      ))}
    </Box>
  );
}

/** A question on the desk: its values, and the cell for the new one, with the change marked (PIC-08). */
export function DeskRow({
  question,
  telling,
  row,
  typed,
  reason,
  onTyped,
  onMove,
  onTable,
}: {
  question: PicksQuestion;
  /** What tells it apart from a question on the same player and category. */
  telling: string;
  /** From 0. */
  row: number;
  typed: string;
  /** Why what is typed cannot be saved. */
  reason: Reason | undefined;
  onTyped: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  /** More than one value was pasted into the cell. */
  onTable: (text: string) => void;
}) {
  const t = useText();
  const category = categoryKey(question.picks_category);
  const categoryText = category ? t(category) : question.picks_category;
  const number = parseTyped(typed, { min: 0 });
  const changed = reason === undefined && number.ok && !sameNumber(number.value, question.line);

  const onKeyDown = (event: KeyboardEvent) => {
    const down = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey);
    const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    if (!down && !up) return;
    event.preventDefault();
    onMove(down ? 1 : -1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    onTable(text);
  };
  return (
    <Box
      data-row={row}
      data-changed={changed || undefined}
      sx={{
        ...columns,
        px: 1.5,
        py: 0.75,
        minHeight: 52,
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
        bgcolor: changed ? 'status.info.background' : 'background.paper',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Text value={question.player_data?.name} limit={60} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
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
        </Box>
        <Box sx={{ display: { md: 'none' }, typography: 'caption', color: 'text.secondary' }}>
          {categoryText} · {t('picks.desk.current')} {lineText(question.line)}
        </Box>
      </Box>
      <Box sx={wideOnly}>
        <Text value={categoryText} limit={40} />
      </Box>
      <Box sx={{ ...wideOnly, ...tabular }}>{lineText(question.source_prediction)}</Box>
      <Box sx={{ ...wideOnly, ...tabular, fontWeight: 600 }}>{lineText(question.line)}</Box>
      <TextField
        value={typed}
        hiddenLabel
        error={reason !== undefined}
        helperText={reason && t(reason)}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={(event) => event.target.select()}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            autoComplete: 'off',
            'aria-label': t('picks.desk.valueOf', {
              question: `${withTelling(playerOf(question), telling)}, ${categoryText ?? ''}`,
            }),
          },
        }}
        sx={{ '& input': tabular }}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, ...tabular }}>
        {changed && (
          <Box component="span" sx={{ color: 'status.info.text', fontWeight: 600 }}>
            {lineText(question.line)} → {number.text}
          </Box>
        )}
      </Box>
    </Box>
  );
}
