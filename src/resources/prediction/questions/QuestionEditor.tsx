import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { Controller, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useText } from '#i18n/useText.ts';
import { maySaveQuestion, type QuestionDraft } from '#rules/questionEditor.ts';
import { isBlank } from '#rules/text.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DraftNote } from '#ui/DraftNote.tsx';
import { isTouched, type KeptDraft } from './drafts.ts';
import { OptionRows } from './OptionRows.tsx';

/**
 * A question as it is typed: its text, its options one at a time (PRD-03). What is wrong stands at the field
 * once it was left. What is typed is kept, so that nothing of it depends on this part staying on screen.
 */
export function QuestionEditor({
  form,
  kept,
  disabled,
  hint,
  save,
  name,
  onClose,
}: {
  form: UseFormReturn<QuestionDraft>;
  /** What is typed in the form, and what it began from. */
  kept: KeptDraft;
  /** While it is being saved. */
  disabled: boolean;
  hint?: ReactNode;
  /** The button that saves. */
  save: ReactNode;
  /** What is edited, for the question whether to discard it. */
  name: string;
  onClose: () => void;
}) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [leftOptions, setLeftOptions] = useState(false);
  const touched = isTouched(kept);
  const reason = maySaveQuestion(kept.draft);
  const optionsReason =
    reason !== true && reason.key !== 'reasons.questionEmpty' && leftOptions ? reason : null;
  return (
    <FormProvider {...form}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {touched && <DraftNote at={kept.restoredAt ?? null} />}
        {hint}
        <Controller
          control={form.control}
          name="question"
          render={({ field: { ref, ...field }, fieldState: { isTouched: left } }) => {
            const empty = left && isBlank(field.value);
            return (
              <TextField
                {...field}
                inputRef={ref}
                label={t('prediction.editor.question')}
                error={empty}
                helperText={empty && t('reasons.questionEmpty')}
                disabled={disabled}
                required
                multiline
                minRows={2}
                maxRows={8}
                fullWidth
              />
            );
          }}
        />
        <Box
          role="group"
          aria-label={t('prediction.editor.options')}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setLeftOptions(true);
          }}
          sx={{ display: 'grid', gap: 1 }}
        >
          <OptionRows disabled={disabled} invalid={optionsReason !== null} />
          {optionsReason && (
            <FormHelperText error role="alert">
              {t(optionsReason)}
            </FormHelperText>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <Button
            variant="outlined"
            disabled={disabled}
            onClick={() => (touched ? setAsking(true) : onClose())}
          >
            {t('common.cancel')}
          </Button>
          {save}
        </Box>
        <ConfirmDialog
          open={asking}
          title={t('prediction.editor.discardTitle')}
          record={name}
          lines={[t('prediction.editor.discardLine')]}
          onNo={() => setAsking(false)}
          onYes={onClose}
        />
      </Box>
    </FormProvider>
  );
}
