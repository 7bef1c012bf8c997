import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { addressId, mayBeUserId } from '#rules/userId.ts';

/**
 * Asks for a user id; gives it trimmed, as text, when the button or Enter is pressed. `value` is the one in
 * force. What is no single id is refused at the field; one that cannot stand in an address ('..') is not taken
 * (UI-06, UI-09).
 */
export function UserIdForm({
  value = '',
  label,
  submit,
  field,
  odd: oddOf,
  onUser,
}: {
  value?: string;
  label: string;
  submit: string;
  /** What the field is called, where it is not just any user. */
  field?: string;
  /** Why this user may not be meant; null when it may. */
  odd?: (userId: string) => string | null;
  onUser: (userId: string) => void;
}) {
  const t = useText();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  const userId = addressId(draft);
  const why = mayBeUserId(userId) ? (oddOf?.(userId) ?? null) : t('ui.notOneUser');
  const odd = why !== null;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (userId !== '' && !odd) onUser(userId);
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      noValidate
      onSubmit={ask}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, py: 0.5 }}
    >
      <TextField
        label={field ?? t('ui.userId')}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        error={odd}
        helperText={why}
        sx={{ width: 220, maxWidth: '100%' }}
      />
      <Button type="submit" variant="outlined" disabled={userId === '' || odd}>
        {submit}
      </Button>
    </Box>
  );
}
