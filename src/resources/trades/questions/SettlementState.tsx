import { useChosenAnswers } from '#resources/trades/questions/chosenAnswers.ts';
import { mayReadBooks, readAgain } from '#resources/trades/questions/gameBooks.ts';
import { SETTLEMENT_STEPS } from '#resources/trades/questions/settlementActions.ts';
import { gameRecord } from '#resources/trades/questions/tradesGame.ts';
import { useQuestionedGame } from '#resources/trades/questions/useQuestionedGame.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';
import { maySaveTradesAnswer } from '#rules/trades.ts';
import { DraftNote } from '#ui/DraftNote.tsx';
import { SettlementReceipts } from '#ui/SettlementReceipts.tsx';
import { SettlementResult } from '#ui/SettlementResult.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';

/** What became of the game's settlement with its receipts, and what is chosen and not saved (TRD-03, SET-02, UI-10). */
export function SettlementState() {
  const { gameId, read, whole } = useQuestionedGame();
  const { chosen, restoredAt, forgetAll } = useChosenAnswers(gameId);
  if (!whole) return null;
  const unsaved = whole.questions.some((question) => {
    const option = chosen.get(String(question._id));
    return option !== undefined && maySaveTradesAnswer(question, option) === true;
  });
  return (
    <>
      <SettlementResult
        actions={SETTLEMENT_STEPS}
        record={gameRecord(whole)}
        state={statusWord(whole.status) || MISSING}
        readAt={read.dataUpdatedAt}
      />
      <SettlementReceipts
        actions={SETTLEMENT_STEPS}
        record={gameRecord(whole)}
        onReadAgain={mayReadBooks() ? readAgain : undefined}
      />
      {unsaved && <DraftNote at={restoredAt} onDiscard={forgetAll} />}
      <UnsavedInput when={unsaved} onDiscard={forgetAll} />
    </>
  );
}
