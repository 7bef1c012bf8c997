import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import {
  mayRemoveOption,
  moveOption,
  type QuestionDraft,
  removeOption,
  twinOptions,
  writeOption,
} from '#rules/questionEditor.ts';

/** The option inputs of a question: typed, moved by button or Alt + arrow, removed while they are new (PRD-03). */
export function OptionRows({
  draft,
  onChange,
  disabled,
  invalid,
}: {
  draft: QuestionDraft;
  onChange: (draft: QuestionDraft) => void;
  disabled: boolean;
  invalid: boolean;
}) {
  const t = useText();
  const rows = useRef<HTMLDivElement>(null);
  const count = useRef(draft.options.length);
  const twins = new Set(twinOptions(draft));
  const { options } = draft;

  // A row that was just added is where the typing goes on.
  useEffect(() => {
    if (options.length === count.current + 1)
      [...(rows.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
    count.current = options.length;
  }, [options.length]);

  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null || disabled) return;
    event.preventDefault();
    onChange(moveOption(draft, key, by));
  };

  return (
    <Box ref={rows} sx={{ display: 'grid', gap: 1 }}>
      {options.map((option, index) => {
        const n = index + 1;
        return (
          <Box
            key={option.key}
            onKeyDown={(event) => onKeyDown(event, option.key)}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}
          >
            <TextField
              label={t('prediction.editor.option', { n })}
              value={option.choice}
              onChange={(event) => onChange(writeOption(draft, option.key, event.target.value))}
              disabled={disabled}
              error={invalid}
              helperText={twins.has(option.key) && t('prediction.editor.twin')}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
              sx={{ flex: 1, minWidth: 0 }}
            />
            <IconButton
              aria-label={t('prediction.editor.up', { n })}
              disabled={disabled || index === 0}
              onClick={() => onChange(moveOption(draft, option.key, -1))}
            >
              <ArrowUpward />
            </IconButton>
            <IconButton
              aria-label={t('prediction.editor.down', { n })}
              disabled={disabled || index === options.length - 1}
              onClick={() => onChange(moveOption(draft, option.key, 1))}
            >
              <ArrowDownward />
            </IconButton>
            {mayRemoveOption(option) && options.length > 1 && (
              <IconButton
                aria-label={t('prediction.editor.remove', { n })}
                disabled={disabled}
                onClick={() => onChange(removeOption(draft, option.key))}
              >
                <Close />
              </IconButton>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
