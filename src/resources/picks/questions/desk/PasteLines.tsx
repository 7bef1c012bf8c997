import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useMemo } from 'react';
import type { PicksQuestion } from '#contract/picks.ts';
import type { Text as OurText } from '#i18n/useText.ts';
import { useText } from '#i18n/useText.ts';
import { takeAtOnce } from '#resources/picks/questions/desk/takeAtOnce.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { questionNames, wordsOf } from '#resources/picks/questions/questionWords.ts';
import type { Id } from '#rules/ids.ts';
import { mayEditLine } from '#rules/picks.ts';
import { lineMatcher } from '#rules/picksLines.ts';
import { Modal } from '#ui/Modal.tsx';
import { Text } from '#ui/Text.tsx';
import { useTextOfDialog } from '#ui/useKept.ts';
import { VirtualList } from '#ui/VirtualList.tsx';

/** From so many rows on a list has a box that finds. */
const MANY = 20;

/** Under what the rows pasted for a game are kept (APP-08). */
export const pastedName = (gameId: string): string => `picks-paste/${gameId}`;

/**
 * Rows of a sheet, matched by player name, before they are taken over into the desk; what matches no question,
 * several, or none that can be edited is listed with the reason and left out (PIC-08). Thousands of rows stay
 * fluid: they are matched after what was typed is shown, and only the visible ones are drawn (UI-13).
 */
export function PasteLines({
  gameId,
  questions,
  onTake,
  onClose,
}: {
  gameId: string;
  /** All of the game: a player with an active question beside an inactive one is told apart by category. */
  questions: readonly PicksQuestion[];
  onTake: (values: readonly (readonly [Id, string])[]) => void;
  onClose: () => void;
}) {
  const t = useText();
  const { value: pasted, change } = useTextOfDialog(pastedName(gameId));
  const shown = useDeferredValue(pasted);
  const match = useMemo(() => lineMatcher(questions), [questions]);
  const nameOf = useMemo(() => questionNames(t, questions), [t, questions]);
  const { matched, leftOut } = useMemo(() => takeable(match(shown)), [match, shown]);
  const take = () => {
    const now = shown === pasted ? matched : takeable(match(pasted)).matched;
    onTake(now.map(({ question, number }) => [question._id, number]));
  };
  return (
    <Modal
      open
      title={t('picks.desk.pasteTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" disabled={matched.length === 0} onClick={take}>
          {t('picks.desk.take', { smart_count: matched.length })}
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
          onChange={({ target }) => change(() => target.value)}
          slotProps={{
            // MUI's own lays out all of its text again at every key to measure it.
            input: { inputComponent: 'textarea' },
            htmlInput: { spellCheck: false, ref: takeAtOnce },
          }}
        />
        <Found
          title={t('picks.desk.matched', { smart_count: matched.length })}
          rows={matched}
          soughtBy={matchedWords}
          textOf={({ question, number }) =>
            `${nameOf(question)}: ${lineText(question.line)} → ${number}`
          }
        />
        {leftOut.length > 0 && (
          <Found
            title={t('picks.desk.leftOut', { smart_count: leftOut.length })}
            rows={leftOut}
            soughtBy={leftOutWords}
            textOf={({ row, words, why }) =>
              `${t('picks.desk.rowOf', { row, text: words })} – ${t(why)}`
            }
            negative
          />
        )}
      </Box>
    </Modal>
  );
}

interface LeftOut {
  /** From 1, as pasted. */
  row: number;
  words: string;
  why: OurText;
}

type Pasted = ReturnType<ReturnType<typeof lineMatcher<PicksQuestion>>>;

/** Of what matches, only a question that can be edited takes its value; the others are left out. */
function takeable({ matched, leftOut }: Pasted): Pick<Pasted, 'matched'> & { leftOut: LeftOut[] } {
  const closed = matched.flatMap(({ question, row, text }): LeftOut[] => {
    const allowed = mayEditLine(question);
    return allowed === true ? [] : [{ row, words: text, why: allowed }];
  });
  return {
    matched: matched.filter(({ question }) => mayEditLine(question) === true),
    leftOut: [
      ...leftOut.map(({ row, text, reason }): LeftOut => ({ row, words: text, why: reason })),
      ...closed,
    ].sort((one, other) => one.row - other.row),
  };
}

const matchedWords = ({ question, number }: Pasted['matched'][number]): string =>
  `${wordsOf(question)} ${number}`;
const leftOutWords = ({ words }: LeftOut): string => words;

const byPlace = (_row: unknown, index: number): string => String(index);

function Found<Row extends object>({
  title,
  rows,
  textOf,
  soughtBy,
  negative = false,
}: {
  title: string;
  rows: readonly Row[];
  textOf: (row: Row) => string;
  /** What a row is found by; worked out for all of them. */
  soughtBy: (row: Row) => string;
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
          keyOf={byPlace}
          {...(rows.length > MANY && { textOf: soughtBy })}
          height={26}
          box={200}
        >
          {(row) => (
            <Box sx={{ py: 0.25 }}>
              <Text value={textOf(row)} limit={160} lines={2} />
            </Box>
          )}
        </VirtualList>
      )}
    </div>
  );
}
