import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useAction } from '#actions/useAction.ts';
import { useText } from '#i18n/useText.ts';
import { addQuestion } from '#resources/prediction/questions/actions/questions.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { MaybeSaved } from '#ui/MaybeSaved.tsx';
import { type AwaitedDraft, awaitedDraft } from './arrived.ts';
import { type KeptDraft, NEW_QUESTION, signatureOf } from './drafts.ts';
import { useOpenGame } from './OpenGame.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { useAwaited } from './useAwaited.ts';
import { useQuestionForm } from './useQuestionForm.ts';

/** The editor of a question that is to be added to the game (PRD-03). */
export function NewQuestion({ kept }: { kept: KeptDraft }) {
  const t = useText();
  const { state, unread } = useOpenGame();
  const { form, close } = useQuestionForm(NEW_QUESTION, kept);
  const { running } = useAction(addQuestion);
  const title = t('prediction.editor.new');
  const { reason, maybe, before, ended } = useAwaited(
    `prediction/${state.game.id}/new question`,
    { rows: state.questions, unread },
    // What was typed since is not what was added.
    ([found]: readonly AwaitedDraft[]) => {
      if (found?.signature === signatureOf(kept.draft)) close();
    },
  );
  return (
    <Card component="section" aria-label={title} sx={{ mb: 1.5 }}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2">{title}</Typography>
        <MaybeSaved maybe={maybe} />
        <QuestionEditor
          form={form}
          kept={kept}
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
                if (result.kind === 'confirmed') close();
              }}
            />
          }
          name={title}
          onClose={() => {
            maybe.forget();
            close();
          }}
        />
      </CardContent>
    </Card>
  );
}
