import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { trimInvisible } from '#rules/text.ts';

const WAIT_MS = 300;

/**
 * A filter that is typed. What was typed is given trimmed, 300 ms after the last key or at once on Enter;
 * Escape and the cross empty it (UI-09).
 */
export function SearchField({
  label,
  value,
  onChange,
  inputMode,
  inputRef,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  inputMode?: 'numeric' | 'tel' | 'text';
  inputRef?: Ref<HTMLInputElement>;
}) {
  const t = useText();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [given, setGiven] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Within the 300 ms another filter may have changed: what is given joins the newest state.
  const newest = useRef({ value, onChange });
  useEffect(() => {
    newest.current = { value, onChange };
  });
  if (seen !== value) {
    setSeen(value);
    if (value !== given) setDraft(value);
  }
  useEffect(() => {
    if (value !== given) clearTimeout(timer.current);
  }, [value, given]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const give = (typed: string) => {
    clearTimeout(timer.current);
    const trimmed = trimInvisible(typed);
    setGiven(trimmed);
    if (trimmed !== newest.current.value) newest.current.onChange(trimmed);
  };
  const type = (typed: string) => {
    setDraft(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => give(typed), WAIT_MS);
  };
  const clear = () => {
    setDraft('');
    give('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') give(draft);
    if (event.key === 'Escape' && draft !== '') {
      event.stopPropagation();
      clear();
    }
  };
  return (
    <TextField
      label={label}
      value={draft}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      inputRef={inputRef}
      slotProps={{
        htmlInput: { inputMode, autoComplete: 'off', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
          endAdornment: draft !== '' && (
            <InputAdornment position="end">
              <IconButton aria-label={t('common.clear')} edge="end" onClick={clear}>
                <Close />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
