import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId } from 'react';
import { PLAIN_TOAST, toast } from '#actions/toasts.ts';
import { useAction } from '#actions/useAction.ts';
import { useText } from '#i18n/useText.ts';
import { addBypass, TYPED } from '#resources/bank-verifications/actions.ts';
import { cleanIdentifier, readNumericUserId } from '#rules/userId.ts';
import { Modal } from '#ui/Modal.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { keptText, useKept } from '#ui/useKept.ts';

/**
 * Adds a user id to the bypass list; refuses what is not exactly that number (BNK-02, UI-06). It stays open, with what
 * was typed, until a user was added.
 */
export function BypassDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const form = useId();
  const { value: typed, change: changeTyped } = useKept(TYPED, keptText);
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
    if (result.kind !== 'confirmed') return;
    // The next id may be typed by now.
    let next = '';
    changeTyped((now) => {
      next = now === typed ? '' : now;
      return next;
    });
    if (next === '') onClose();
  };
  return (
    <Modal
      open
      title={t('bank.addTitle')}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <ReasonTip reason={reason ? t(reason) : undefined}>
            <Button type="submit" form={form} variant="outlined" disabled={running(userId)}>
              {t('bank.add')}
            </Button>
          </ReasonTip>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          autoFocus
          fullWidth
          label={t('bank.userId')}
          helperText={t('bank.addHint')}
          value={typed}
          onChange={({ target }) => changeTyped(() => target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          sx={{ mt: 1 }}
        />
      </form>
    </Modal>
  );
}
