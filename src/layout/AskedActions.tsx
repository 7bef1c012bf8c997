import { Suspense, useSyncExternalStore } from 'react';
import { openConfirmation, subscribeConfirmations } from '#actions/confirmations.ts';
import { ActionDialog } from '#layout/frameParts.ts';

/** The dialog of the action that asks (UI-01). */
export function AskedActions() {
  const asked = useSyncExternalStore(subscribeConfirmations, openConfirmation) !== null;
  return <Suspense fallback={null}>{asked && <ActionDialog />}</Suspense>;
}
