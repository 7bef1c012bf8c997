import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAction } from '#actions/useAction.ts';
import type { QuestionTemplate } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { useWholeRows } from '#resource-kit/list/useWholeRows.ts';
import { addQuestionTemplate } from '#resources/prediction/question-templates/actions.ts';
import { hasPlaceholders } from '#rules/placeholders.ts';
import { toChoices } from '#rules/questionEditor.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { MaybeSaved } from '#ui/MaybeSaved.tsx';
import { Text } from '#ui/Text.tsx';
import { type AwaitedDraft, awaitedDraft } from './arrived.ts';
import { type KeptDraft, NEW_TEMPLATE, signatureOf } from './drafts.ts';
import { useOpenGame } from './OpenGame.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { filledTemplate } from './templates.ts';
import { useAwaited } from './useAwaited.ts';
import { useQuestionForm } from './useQuestionForm.ts';

/** What its action acts on: nothing that is there. */
const NEW = { id: '' };

/** The editor of a new question template, with what it will read like in this game (PRD-04, PRD-08). */
export function NewQuestionTemplate({ kept }: { kept: KeptDraft }) {
  const t = useText();
  const { game } = useOpenGame().state;
  const { data: rows = [], error } = useWholeRows<QuestionTemplate>();
  const { form, close } = useQuestionForm(NEW_TEMPLATE, kept);
  const { running } = useAction(addQuestionTemplate);
  const title = t('prediction.editor.template');
  const { draft } = kept;
  const { reason, maybe, before, ended } = useAwaited(
    'prediction/new question template',
    { rows, unread: error !== null },
    ([found]: readonly AwaitedDraft[]) => {
      if (found?.signature === signatureOf(draft)) close();
    },
  );
  const texts = [draft.question, ...draft.options.map(({ choice }) => choice)];
  const preview = filledTemplate(
    {
      _id: 'new',
      question: draft.question,
      choices: draft.options.map(({ key, choice }) => ({ _id: key, choice })),
    },
    game,
  );
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5, pb: 2 }}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <MaybeSaved maybe={maybe} />
      <QuestionEditor
        form={form}
        kept={kept}
        disabled={running(NEW)}
        hint={
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('prediction.editor.placeholders')}
            {texts.some(hasPlaceholders) && (
              <Box aria-live="polite" sx={{ pt: 0.5, color: 'text.primary' }}>
                {t('prediction.editor.preview')}{' '}
                <Text
                  value={[preview.question, ...preview.choices.map(({ choice }) => choice)]
                    .filter(Boolean)
                    .join(' · ')}
                  limit={300}
                />
              </Box>
            )}
          </Box>
        }
        save={
          <ActionButton
            primary
            action={addQuestionTemplate}
            label="common.save"
            subject={NEW}
            extra={{ question: draft.question, choices: toChoices(draft, 'add') }}
            blocked={reason}
            onDone={(result) => {
              ended(result, [awaitedDraft(draft, before())]);
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
    </Box>
  );
}
