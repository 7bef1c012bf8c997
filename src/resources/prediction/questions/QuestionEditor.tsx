import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { addOption, maySaveQuestion, type QuestionDraft } from '#rules/questionEditor.ts';
import { isBlank } from '#rules/text.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DraftNote } from '#ui/DraftNote.tsx';
import { OptionRows } from './OptionRows.tsx';

/**
 * A question as it is typed: its text, its options one at a time (PRD-03). What is wrong stands at the field
 * once it was left. The draft is the owner's, so that nothing typed depends on this part staying on screen.
 */
export function QuestionEditor({
  draft,
  onChange,
  disabled = false,
  hint,
  save,
  name,
  touched,
  restoredAt = null,
  onClose,
}: {
  draft: QuestionDraft;
  onChange: (draft: QuestionDraft) => void;
  /** While it is being saved. */
  disabled?: boolean;
  hint?: ReactNode;
  /** The button that saves. */
  save: ReactNode;
  /** What is edited, for the question whether to discard it. */
  name: string;
  /** Something typed would be lost by closing. */
  touched: boolean;
  /** When it was typed, if that was before the page was opened: milliseconds since 1970. */
  restoredAt?: number | null | undefined;
  onClose: () => void;
}) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [left, setLeft] = useState({ question: false, options: false });
  const reason = maySaveQuestion(draft);
  const optionsReason =
    reason !== true && reason.key !== 'reasons.questionEmpty' && left.options ? reason : null;
  const empty = left.question && isBlank(draft.question);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {touched && <DraftNote at={restoredAt} />}
      {hint}
      <TextField
        label={t('prediction.editor.question')}
        value={draft.question}
        onChange={(event) => onChange({ ...draft, question: event.target.value })}
        onBlur={() => setLeft((now) => ({ ...now, question: true }))}
        error={empty}
        helperText={empty && t('reasons.questionEmpty')}
        disabled={disabled}
        required
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
      />
      <Box
        role="group"
        aria-label={t('prediction.editor.options')}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setLeft((now) => ({ ...now, options: true }));
        }}
        sx={{ display: 'grid', gap: 1 }}
      >
        <OptionRows
          draft={draft}
          onChange={onChange}
          disabled={disabled}
          invalid={optionsReason !== null}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Button size="small" disabled={disabled} onClick={() => onChange(addOption(draft))}>
            {t('prediction.editor.more')}
          </Button>
          <Box
            component="span"
            sx={{
              typography: 'caption',
              color: 'text.secondary',
              '@media (pointer: coarse)': { display: 'none' },
            }}
          >
            {t('prediction.editor.moveHint')}
          </Box>
        </Box>
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
  );
}
