import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Performed } from '#actions/perform.ts';
import { useAction } from '#actions/useAction.ts';
import { keepDraft } from '#authProvider/drafts.ts';
import type { PicksQuestion } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import type { QuestionedGame } from '#resources/picks/games/picksGame.ts';
import { DeskHead, DeskRow } from '#resources/picks/questions/desk/DeskRow.tsx';
import { deskSheet } from '#resources/picks/questions/desk/deskSheet.ts';
import { PasteLines, pastedName } from '#resources/picks/questions/desk/PasteLines.tsx';
import { linesOf, useLeftOut } from '#resources/picks/questions/leftOut.ts';
import { type DeskChange, saveLines } from '#resources/picks/questions/lineActions.ts';
import { changedLines, editableOf, useLineDrafts } from '#resources/picks/questions/lineDrafts.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import {
  questionNames,
  questionText,
  tellingsOf,
} from '#resources/picks/questions/questionWords.ts';
import { useQuestionedGame } from '#resources/picks/questions/useQuestionedGame.ts';
import { MISSING } from '#rules/text.ts';
import { withTelling } from '#rules/twins.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LeftOut } from '#ui/LeftOut.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { type KeyLines, useShownKeys } from '#ui/shownKeys.ts';
import { Toolbar } from '#ui/Toolbar.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';

const KEYS: KeyLines = [
  ['Enter ↓', 'picks.desk.keys.next'],
  ['Shift+Enter ↑', 'picks.desk.keys.previous'],
];

/** The same at every key. */
const HEAD = <DeskHead />;
const keyOf = ({ _id }: PicksQuestion, index: number): string => `${_id} ${index}`;

/**
 * The lines desk: the inactive questions of a game as a grid, values typed down the column or pasted from a
 * sheet, all changes saved with one request; what did not come through stays typed (PIC-08, UI-16).
 */
export function LinesDesk() {
  const { whole, read, unread } = useQuestionedGame();
  return whole ? (
    <Desk key={whole.gameId} game={whole} unread={unread} />
  ) : (
    <ReadView read={read}>{() => null}</ReadView>
  );
}

function Desk({
  game,
  unread,
}: {
  game: QuestionedGame;
  /** The questions could not be read again: nobody knows which lines were saved. */
  unread: boolean;
}) {
  const t = useText();
  const grid = useRef<HTMLDivElement>(null);
  const [pasting, setPasting] = useState(false);
  const telling = useMemo(() => tellingsOf(game.questions), [game.questions]);
  const lines = useLineDrafts(game.gameId);
  const editable = useMemo(() => editableOf(game.questions), [game.questions]);
  const { changes, refused } = useMemo(
    () => changedLines(game.questions, lines.drafts),
    [game.questions, lines.drafts],
  );
  useShownKeys(editable.length > 0 ? KEYS : null);
  const closed = game.questions.length - editable.length;
  const { left, settle, dismiss } = useLeftOut(game.gameId, game.questions);
  const missed = new Set(left.map(({ _id }) => String(_id)));
  const again = changes.filter(({ question }) => missed.has(String(question._id)));
  const { run, whyNot } = useAction(saveLines);
  const asked = (these: readonly DeskChange[]) => ({
    ...game,
    all: game.questions,
    questions: these.map(({ question }) => question),
  });
  const reason = whyNot(asked(again), { changes: again, refused: 0 });
  const ended = (result: Performed, these: readonly DeskChange[]) =>
    lines.saved(settle(result, linesOf(these)).map((id) => [id, lines.drafts.get(String(id))]));

  const { gameId } = game;
  // The same at every key, so that a key draws its own row alone.
  const rowOf = useCallback(
    (question: PicksQuestion, index: number) => (
      <DeskRow
        gameId={gameId}
        question={question}
        telling={telling(question)}
        row={index}
        onMove={(from, by) =>
          grid.current?.querySelector<HTMLInputElement>(`[data-row="${from + by}"] input`)?.focus()
        }
        onTable={(text) => {
          keepDraft(pastedName(gameId), text);
          setPasting(true);
        }}
      />
    ),
    [gameId, telling],
  );

  return (
    <Box component="section" aria-label={t('picks.desk.title')}>
      <Toolbar
        label={t('picks.desk.title')}
        actions={
          <>
            <CopyRows rows={() => sheetOf(t, editable, telling)} />
            <Button variant="outlined" size="small" onClick={() => setPasting(true)}>
              {t('picks.desk.paste')}
            </Button>
            <Button
              variant="outlined"
              size="small"
              disabled={changes.length + refused.length === 0}
              onClick={lines.forget}
            >
              {t('picks.desk.discard')}
            </Button>
            <ActionButton
              action={saveLines}
              subject={asked(changes)}
              extra={{ changes, refused: refused.length }}
              label={{ key: 'picks.desk.save', params: { smart_count: changes.length } }}
              primary
              onDone={(result) => ended(result, changes)}
            />
          </>
        }
      >
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('picks.desk.hint')}</Box>
      </Toolbar>
      <LeftOut
        title={t(unread ? 'picks.leftOut.unknown' : 'picks.leftOut.lines', {
          smart_count: left.length,
        })}
        names={left.map(questionNames(t, game.questions))}
        retry={t('picks.leftOut.again', { smart_count: again.length })}
        reason={unread ? t('picks.leftOut.unread') : reason ? t(reason) : undefined}
        onRetry={async () => ended(await run(asked(again), { changes: again, refused: 0 }), again)}
        onClose={dismiss}
      />
      {closed > 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1 }}>
          {t('picks.desk.active', { smart_count: closed })}
        </Box>
      )}
      {editable.length === 0 ? (
        <EmptyState title={t('picks.questions.none')} message={t('picks.questions.noneInactive')} />
      ) : (
        <Box ref={grid} sx={deskSheet}>
          <VirtualList
            label={t('picks.desk.grid')}
            head={HEAD}
            items={editable}
            keyOf={keyOf}
            textOf={questionText}
            height={52}
          >
            {rowOf}
          </VirtualList>
        </Box>
      )}
      {pasting && (
        <PasteLines
          gameId={game.gameId}
          questions={game.questions}
          onClose={() => setPasting(false)}
          onTake={(values) => {
            lines.type(values);
            setPasting(false);
          }}
        />
      )}
    </Box>
  );
}

/** Rows that 'Paste' reads again: of questions that look alike the name says the id too. */
const sheetOf = (
  t: ReturnType<typeof useText>,
  questions: readonly PicksQuestion[],
  telling: ReturnType<typeof tellingsOf>,
) => [
  [t('picks.desk.player'), t('picks.desk.category'), t('picks.desk.current')],
  ...questions.map((question) => [
    withTelling(question.player_data?.name ?? MISSING, telling(question)),
    question.picks_category,
    lineText(question.line),
  ]),
];
