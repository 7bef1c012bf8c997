import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { useTypedAhead } from './useTypedAhead.ts';

/**
 * A filter that is typed. What was typed is given trimmed, 300 ms after the last key or at once on Enter;
 * Escape and the cross empty it (UI-09). Its parts stand here by themselves: a TextField would bring the menus of a select
 * along.
 */
export function SearchField({
  label,
  value,
  onChange,
  asValue,
  inputMode,
  inputRef,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What a given text comes back as: '9' for '+91 9'. */
  asValue?: (text: string) => string;
  inputMode?: 'numeric' | 'tel' | 'text';
  inputRef?: Ref<HTMLInputElement>;
}) {
  const t = useText();
  const id = useId();
  const { typed, type, give } = useTypedAhead(value, onChange, asValue);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') give(typed);
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      give('');
    }
  };
  return (
    <FormControl variant="outlined" className="MuiTextField-root">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        inputRef={inputRef}
        slotProps={{ input: { inputMode, autoComplete: 'off', spellCheck: false } }}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
        endAdornment={
          typed !== '' && (
            <InputAdornment position="end">
              <IconButton aria-label={t('common.clear')} edge="end" onClick={() => give('')}>
                <Close />
              </IconButton>
            </InputAdornment>
          )
        }
      />
    </FormControl>
  );
}
