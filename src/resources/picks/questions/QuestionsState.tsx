import { useMemo } from 'react';
import { stateTextOf } from '#actions/action.ts';
import { gameRecord } from '#resources/picks/games/picksGame.ts';
import { changedLines, useLineDrafts } from '#resources/picks/questions/lineDrafts.ts';
import { markGameActive } from '#resources/picks/questions/markActions.ts';
import { useQuestionedGame } from '#resources/picks/questions/useQuestionedGame.ts';
import { DraftNote } from '#ui/DraftNote.tsx';
import { SettlementResult } from '#ui/SettlementResult.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';

/** What is typed and not saved, and what became of 'Mark Game Active'; the same above cards and desk (UI-10, PIC-04). */
export function QuestionsState() {
  const { gameId, whole, read } = useQuestionedGame();
  const { drafts, restoredAt, forget } = useLineDrafts(gameId);
  const questions = whole?.questions;
  const { changes, refused } = useMemo(
    () => changedLines(questions ?? [], drafts),
    [questions, drafts],
  );
  if (!whole) return null;
  return (
    <>
      <UnsavedInput when={changes.length + refused.length > 0} onDiscard={forget} />
      <DraftNote at={restoredAt} onDiscard={forget} />
      <SettlementResult
        actions={[markGameActive.name]}
        record={gameRecord(whole)}
        state={stateTextOf(markGameActive, whole)}
        readAt={read.dataUpdatedAt}
      />
    </>
  );
}
