import { useSyncExternalStore } from 'react';
import { openConfirmation, sayNo, subscribeConfirmations } from '#actions/confirmations.ts';
import { toast } from '#actions/toasts.ts';
import { ActionDialog } from '#layout/frameParts.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { useOwnPage } from '#ui/useOwnPage.ts';

/** What cannot be asked is not sent. */
function cannotAsk() {
  if (openConfirmation()?.busy === false)
    toast({ tone: 'error', text: { key: 'layout.notAsked' }, duration: null });
  sayNo();
}

/** The dialog of the action that asks (UI-01). */
export function AskedActions() {
  const question = useSyncExternalStore(subscribeConfirmations, openConfirmation);
  const asked = question !== null;
  // It belongs to its page from the press on, also while its dialog is on its way.
  useOwnPage(asked, () => {
    if (!question?.busy) sayNo();
  });
  return (
    <OnceOpen
      open={asked}
      attempt={question?.stopped ? 'stopped' : 'asked'}
      onClose={sayNo}
      onFailed={cannotAsk}
    >
      {asked && <ActionDialog />}
    </OnceOpen>
  );
}
