import { type TextKey, useText } from '#i18n/useText.ts';
import { type StatusTone, statusLook } from '#rules/status.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

const ACTIONS = new Map<string, { label: TextKey; tone: StatusTone }>([
  ['buy', { label: 'street.actions.buy', tone: 'positive' }],
  ['sell', { label: 'street.actions.sell', tone: 'negative' }],
]);

const STATES = new Map<string, TextKey>([
  ['open', 'street.states.open'],
  ['processed', 'street.states.processed'],
  ['cancelled', 'street.states.cancelled'],
]);

/** Buy or sell; another word is grey and as it came (STR-04, NET-11). */
export function TradeAction({ action }: { action: string }) {
  const t = useText();
  const known = ACTIONS.get(action);
  return <StatusChip status={action} {...(known && { label: t(known.label), tone: known.tone })} />;
}

/** The state of an order; another word is grey and as it came (STR-04, NET-11). */
export function OrderState({ state }: { state: string }) {
  const t = useText();
  const label = STATES.get(state);
  return (
    <StatusChip
      status={state}
      tone={statusLook(state).tone}
      {...(label !== undefined && { label: t(label) })}
    />
  );
}
