import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useAction } from '#actions/useAction.ts';
import { useText } from '#i18n/useText.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import { addQuestion } from '#resources/prediction/questions/actions/questions.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { MaybeSaved } from '#ui/MaybeSaved.tsx';
import { type AwaitedDraft, awaitedDraft } from './arrived.ts';
import { isTouched, type KeptDraft, signatureOf } from './drafts.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import { useAwaited } from './useAwaited.ts';

/** The editor of a question that is to be added to the game (PRD-03). */
export function NewQuestion({
  state,
  kept,
  unread,
  onChange,
  onClose,
}: {
  state: GameState;
  kept: KeptDraft;
  /** The questions could not be read again. */
  unread: boolean;
  onChange: (kept: KeptDraft) => void;
  onClose: () => void;
}) {
  const t = useText();
  const { running } = useAction(addQuestion);
  const title = t('prediction.editor.new');
  const { reason, maybe, before, ended } = useAwaited(
    `prediction/${state.game.id}/new question`,
    { rows: state.questions, unread },
    // What was typed since is not what was added.
    ([found]: readonly AwaitedDraft[]) => {
      if (found?.signature === signatureOf(kept.draft)) onClose();
    },
  );
  return (
    <Card component="section" aria-label={title} sx={{ mb: 1.5 }}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2">{title}</Typography>
        <MaybeSaved maybe={maybe} />
        <QuestionEditor
          draft={kept.draft}
          onChange={(draft) => onChange({ ...kept, draft })}
          disabled={running(state)}
          save={
            <ActionButton
              primary
              action={addQuestion}
              label="common.save"
              subject={state}
              extra={kept.draft}
              blocked={reason}
              onDone={(result) => {
                ended(result, [awaitedDraft(kept.draft, before())]);
                if (result.kind === 'confirmed') onClose();
              }}
            />
          }
          name={title}
          touched={isTouched(kept)}
          restoredAt={kept.restoredAt}
          onClose={() => {
            maybe.forget();
            onClose();
          }}
        />
      </CardContent>
    </Card>
  );
}
