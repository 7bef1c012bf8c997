import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { addressId } from '#rules/userId.ts';

export interface GameAndUser {
  gameId: string;
  userId: string;
}

/**
 * Asks for a game and a user, each with a clear button; 'Apply Filter(s)' gives both trimmed and works only
 * with both (TRD-05, PRD-16). `value` is what is in force.
 */
export function GameUserFilter({
  value,
  onApply,
}: {
  value: GameAndUser;
  onApply: (both: GameAndUser) => void;
}) {
  const t = useText();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen.gameId !== value.gameId || seen.userId !== value.userId) {
    setSeen(value);
    setDraft(value);
  }
  const both = { gameId: addressId(draft.gameId), userId: addressId(draft.userId) };
  const complete = both.gameId !== '' && both.userId !== '';
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (complete) onApply(both);
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('ui.filters.label')}
      noValidate
      onSubmit={apply}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}
    >
      {(['gameId', 'userId'] as const).map((field) => (
        <IdInput
          key={field}
          label={t(`ui.filters.${field}`)}
          value={draft[field]}
          onChange={(typed) => setDraft({ ...draft, [field]: typed })}
        />
      ))}
      <Button type="submit" variant="contained" disabled={!complete}>
        {t('ui.filters.apply')}
      </Button>
    </Box>
  );
}

function IdInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}) {
  const t = useText();
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 220, maxWidth: '100%' }}
      slotProps={{
        htmlInput: { autoComplete: 'off', spellCheck: false },
        input: {
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton
                aria-label={t('ui.filters.clear', { field: label })}
                edge="end"
                onClick={() => onChange('')}
              >
                <Close />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
