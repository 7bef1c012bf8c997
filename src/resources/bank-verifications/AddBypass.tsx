import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { PLAIN_TOAST, toast } from '#actions/toasts.ts';
import { useAction } from '#actions/useAction.ts';
import { useText } from '#i18n/useText.ts';
import { addBypass } from '#resources/bank-verifications/actions.ts';
import { cleanIdentifier, readNumericUserId } from '#rules/userId.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { keptText, useKept } from '#ui/useKept.ts';

/** Adds a user id to the bypass list; refuses what is not exactly that number (BNK-02, UI-06). */
export function AddBypass() {
  const t = useText();
  const { value: typed, change: changeTyped } = useKept('bypass-list:user', keptText);
  const { run, running, whyNot } = useAction(addBypass);
  const userId = cleanIdentifier(typed);
  const reason = whyNot(userId, undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = readNumericUserId(typed);
    if (number === null) {
      toast({
        tone: 'warning',
        title: { key: 'bank.invalid' },
        text: { key: 'bank.invalidHint' },
        duration: PLAIN_TOAST,
      });
      return;
    }
    const result = await run(String(number), undefined);
    // The next id may be typed by now.
    if (result.kind === 'confirmed') changeTyped((now) => (now === typed ? '' : now));
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, pb: 1 }} noValidate>
      <TextField
        label={t('bank.userId')}
        value={typed}
        onChange={({ target }) => changeTyped(() => target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <ReasonTip reason={reason ? t(reason) : undefined}>
        <Button type="submit" variant="outlined" disabled={running(userId)}>
          {t('bank.add')}
        </Button>
      </ReasonTip>
    </Box>
  );
}
