import Button from '@mui/material/Button';
import { useEvent } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { statsOfGame } from '#resources/prediction/addresses.ts';
import { gameStateText } from '#resources/prediction/questions/actions/gameState.ts';
import { SETTLEMENT_STEPS } from '#resources/prediction/questions/actions/settle.ts';
import { gameRecord } from '#resources/prediction/questions/game.ts';
import { useQuestionedGame } from '#resources/prediction/questions/useQuestionedGame.ts';
import { newQuestion } from '#rules/questionEditor.ts';
import { SettlementResult } from '#ui/SettlementResult.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { NEW_QUESTION } from './drafts.ts';
import { GameActions } from './GameActions.tsx';
import { LostDrafts } from './LostDrafts.tsx';
import { NewQuestion } from './NewQuestion.tsx';
import { QuestionTemplatePicker } from './QuestionTemplatePicker.tsx';
import { useDrafts, useQuestionDraft } from './useDrafts.ts';

/** What became of the game's settlement, what is done to the game, and what is typed and not saved (PRD-13, UI-10). */
export function QuestionsState() {
  const { gameId, games, questions, state, read } = useQuestionedGame();
  const t = useText();
  const inHand = useDrafts(gameId);
  const [picking, setPicking] = useState(false);
  const { kept, write } = useQuestionDraft(gameId, NEW_QUESTION);
  const add = useEvent(() => {
    if (!kept) write({ draft: newQuestion(), base: '' });
  });
  const pick = useEvent(() => setPicking(true));
  return (
    <>
      <SettlementResult
        actions={SETTLEMENT_STEPS}
        record={gameRecord(state.game)}
        state={gameStateText(state)}
        readAt={read.dataUpdatedAt}
        more={
          <Button component={Link} to={statsOfGame(gameId)} color="inherit" size="small">
            {t('receipt.userFigures')}
          </Button>
        }
      />
      {games.data && questions.data && (
        <GameActions answers={inHand.answers} onAdd={add} onTemplates={pick} />
      )}
      {kept && <NewQuestion kept={kept} />}
      {questions.data && <LostDrafts />}
      {picking && <QuestionTemplatePicker onClose={() => setPicking(false)} />}
      <UnsavedInput when={inHand.touched} onDiscard={inHand.dropAll} />
    </>
  );
}
