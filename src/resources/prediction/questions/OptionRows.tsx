import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { useText } from '#i18n/useText.ts';
import {
  mayRemoveOption,
  newOption,
  type QuestionDraft,
  twinOptions,
} from '#rules/questionEditor.ts';

/** The option inputs of a question: typed, moved by button or Alt + arrow, removed while they are new (PRD-03). */
export function OptionRows({ disabled, invalid }: { disabled: boolean; invalid: boolean }) {
  const t = useText();
  const options = useWatch<QuestionDraft, 'options'>({ name: 'options' });
  const { fields, append, move, remove } = useFieldArray<QuestionDraft, 'options', '#key'>({
    name: 'options',
    keyName: '#key',
  });
  const twins = new Set(twinOptions(options));

  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const to = from + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0);
    if (!event.altKey || to === from || disabled) return;
    event.preventDefault();
    if (to >= 0 && to < fields.length) move(from, to);
  };

  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {fields.map((option, index) => {
          const n = index + 1;
          return (
            <Box
              key={option.key}
              onKeyDown={(event) => onKeyDown(event, index)}
              sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}
            >
              <Controller<QuestionDraft, `options.${number}.choice`>
                name={`options.${index}.choice`}
                render={({ field: { ref, ...field } }) => (
                  <TextField
                    {...field}
                    inputRef={ref}
                    label={t('prediction.editor.option', { n })}
                    disabled={disabled}
                    error={invalid}
                    helperText={twins.has(option.key) && t('prediction.editor.twin')}
                    slotProps={{ htmlInput: { autoComplete: 'off' } }}
                    sx={{ flex: 1, minWidth: 0 }}
                  />
                )}
              />
              <IconButton
                aria-label={t('prediction.editor.up', { n })}
                disabled={disabled || index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUpward />
              </IconButton>
              <IconButton
                aria-label={t('prediction.editor.down', { n })}
                disabled={disabled || index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDownward />
              </IconButton>
              {mayRemoveOption(option) && fields.length > 1 && (
                <IconButton
                  aria-label={t('prediction.editor.remove', { n })}
                  disabled={disabled}
                  onClick={() => remove(index)}
                >
                  <Close />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button size="small" disabled={disabled} onClick={() => append(newOption(options))}>
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
    </>
  );
}
