import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useMemo, useState } from 'react';
import type { PicksQuestion } from '#contract/picks.ts';
import { lineText, playerOf } from '#custom-pages/picks-questions/questionWords.ts';
import type { Text as OurText } from '#i18n/useText.ts';
import { useText } from '#i18n/useText.ts';
import type { Id } from '#rules/ids.ts';
import { mayEditLine } from '#rules/picks.ts';
import { matchPastedLines } from '#rules/picksLines.ts';
import { Modal } from '#ui/Modal.tsx';
import { Text } from '#ui/Text.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';
import { takeAtOnce } from './takeAtOnce.ts';

/** From so many rows on a list has a box that finds. */
const MANY = 20;

/**
 * Rows of a sheet, matched by player name, before they are taken over into the desk; what matches no question,
 * several, or none that can be edited is listed with the reason and left out (PIC-08). Thousands of rows stay
 * fluid: they are matched after what was typed is shown, and only the visible ones are drawn (UI-13).
 */
export function PasteLines({
  text,
  questions,
  onTake,
  onClose,
}: {
  /** What was pasted already. */
  text: string;
  /** All of the game: a player with an active question beside an inactive one is told apart by category. */
  questions: readonly PicksQuestion[];
  onTake: (values: readonly (readonly [Id, string])[]) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [pasted, setPasted] = useState(text);
  const shown = useDeferredValue(pasted);
  const { values, leftOut } = useMemo(() => readPasted(shown, questions), [shown, questions]);
  const matched = useMemo(() => values.map(matchedText), [values]);
  const refused = useMemo(
    () =>
      leftOut.map(
        ({ row, words, why }) => `${t('picks.desk.rowOf', { row, text: words })} – ${t(why)}`,
      ),
    [leftOut, t],
  );
  const take = () => {
    const now = shown === pasted ? values : readPasted(pasted, questions).values;
    onTake(now.map(({ question, number }) => [question._id, number]));
  };
  return (
    <Modal
      open
      title={t('picks.desk.pasteTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" disabled={values.length === 0} onClick={take}>
          {t('picks.desk.take', { smart_count: values.length })}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
        <div>{t('picks.desk.pasteHint')}</div>
        <TextField
          label={t('picks.desk.pasteLabel')}
          multiline
          rows={8}
          autoFocus
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          slotProps={{
            // MUI's own lays out all of its text again at every key to measure it.
            input: { inputComponent: 'textarea' },
            htmlInput: { spellCheck: false, ref: takeAtOnce },
          }}
        />
        <Found title={t('picks.desk.matched', { smart_count: values.length })} rows={matched} />
        {leftOut.length > 0 && (
          <Found
            title={t('picks.desk.leftOut', { smart_count: leftOut.length })}
            rows={refused}
            negative
          />
        )}
      </Box>
    </Modal>
  );
}

interface LeftOut {
  /** From 1; 0 for a row that is known by its question alone. */
  row: number;
  words: string;
  why: OurText;
}

const matchedText = ({ question, number }: { question: PicksQuestion; number: string }): string =>
  `${playerOf(question)}, ${question.picks_category ?? ''}: ${lineText(question.line)} → ${number}`;

function readPasted(pasted: string, questions: readonly PicksQuestion[]) {
  const { matched, leftOut } = matchPastedLines(pasted, questions);
  const closed = matched.flatMap(({ question, value }): LeftOut[] => {
    const allowed = mayEditLine(question);
    return allowed === true
      ? []
      : [{ row: 0, words: `${playerOf(question)} ${lineText(value)}`, why: allowed }];
  });
  return {
    values: matched
      .filter(({ question }) => mayEditLine(question) === true)
      .map(({ question, value }) => ({ question, number: lineText(value) })),
    leftOut: [
      ...leftOut.map(({ row, text, reason }): LeftOut => ({ row, words: text, why: reason })),
      ...closed,
    ],
  };
}

function Found({
  title,
  rows,
  negative = false,
}: {
  title: string;
  rows: readonly string[];
  negative?: boolean;
}) {
  return (
    <div>
      <Box
        role="status"
        sx={{ typography: 'subtitle2', color: negative ? 'status.negative.text' : 'text.primary' }}
      >
        {title}
      </Box>
      {rows.length > 0 && (
        <VirtualList
          label={title}
          items={rows}
          keyOf={keyOf}
          {...(rows.length > MANY && { textOf })}
          height={26}
          box={200}
        >
          {(row) => (
            <Box sx={{ py: 0.25 }}>
              <Text value={row} limit={160} lines={2} />
            </Box>
          )}
        </VirtualList>
      )}
    </div>
  );
}

const keyOf = (_row: string, index: number): string => String(index);
const textOf = (row: string): string => row;
