import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useAction } from '#actions/useAction.ts';
import type { GameState } from '#custom-pages/prediction-questions/actions/gameState.ts';
import { addQuestion } from '#custom-pages/prediction-questions/actions/questions.ts';
import { useText } from '#i18n/useText.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { isTouched, type KeptDraft } from './drafts.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

/** The editor of a question that is to be added to the game (PRD-03). */
export function NewQuestion({
  state,
  kept,
  onChange,
  onClose,
}: {
  state: GameState;
  kept: KeptDraft;
  onChange: (kept: KeptDraft) => void;
  onClose: () => void;
}) {
  const t = useText();
  const { running } = useAction(addQuestion);
  const title = t('prediction.editor.new');
  return (
    <Card component="section" aria-label={title} sx={{ mb: 1.5 }}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h2">{title}</Typography>
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
              onDone={({ kind }) => {
                if (kind === 'confirmed') onClose();
              }}
            />
          }
          name={title}
          touched={isTouched(kept)}
          restored={kept.restored}
          onClose={onClose}
        />
      </CardContent>
    </Card>
  );
}
