import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, memo } from 'react';
import { useText } from '#i18n/useText.ts';

/** The box that finds in a list: how many match, next (Enter) and previous (Shift+Enter). */
export const FindInList = memo(function FindInList({
  label,
  sought,
  onSought,
  matches,
  position,
  onStep,
}: {
  /** 'Find in list' by default. */
  label?: string;
  sought: string;
  onSought: (sought: string) => void;
  /** Null while nothing is looked for. */
  matches: number | null;
  /** Which of the matches is shown, from 0. */
  position: number;
  onStep: (by: 1 | -1) => void;
}) {
  const t = useText();
  const none = !matches;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !none) {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape' && sought.trim() !== '') {
      event.stopPropagation();
      onSought('');
    }
  };
  const found = none ? t('ui.find.none') : t('ui.find.count', { n: position + 1, total: matches });
  return (
    <Box role="search" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <TextField
        label={label ?? t('ui.find.label')}
        value={sought}
        onChange={(event) => onSought(event.target.value)}
        onKeyDown={onKeyDown}
        sx={{ width: 260, maxWidth: '100%' }}
        slotProps={{
          htmlInput: { autoComplete: 'off', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Box
                  component="span"
                  role="status"
                  sx={{ typography: 'caption', fontVariantNumeric: 'tabular-nums' }}
                >
                  {matches !== null && found}
                </Box>
              </InputAdornment>
            ),
          },
        }}
      />
      <IconButton aria-label={t('ui.find.previous')} disabled={none} onClick={() => onStep(-1)}>
        <KeyboardArrowUp />
      </IconButton>
      <IconButton aria-label={t('ui.find.next')} disabled={none} onClick={() => onStep(1)}>
        <KeyboardArrowDown />
      </IconButton>
    </Box>
  );
});
