import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { parseTyped } from '#rules/typedNumber.ts';

/** A page typed by hand: taken on Enter or on leaving the field, only from 1 to `total` (GRP-01). */
export function PageSelector({
  page,
  total,
  onPage,
}: {
  page: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const t = useText();
  const [shown, setShown] = useState(page);
  const [draft, setDraft] = useState(String(page));
  if (shown !== page) {
    setShown(page);
    setDraft(String(page));
  }
  const typed = parseTyped(draft, { integer: true, min: 1, max: total });

  const go = () => {
    if (typed.ok && typed.value !== page) onPage(typed.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}
    >
      <TextField
        value={draft}
        error={!typed.ok}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={go}
        helperText={typed.ok ? undefined : t('ui.pager.outside', { total })}
        slotProps={{
          htmlInput: { 'aria-label': t('ui.pager.go'), inputMode: 'numeric', size: 4 },
        }}
      />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('ui.pager.of', { total })}
      </Box>
    </Box>
  );
}
