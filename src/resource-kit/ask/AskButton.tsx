import { useState } from 'react';
import { type Action, markOf } from '#actions/action.ts';
import { useAction } from '#actions/useAction.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FormValues, RecordAction, ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { AskDialogProps } from '#resource-kit/ask/AskDialog.tsx';
import { typedForm } from '#resource-kit/form/typedForm.ts';
import { later } from '#ui/later.ts';
import { MoneyButton } from '#ui/MoneyButton.tsx';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { useOffer } from '#ui/pageCommands.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { SmallButton } from '#ui/SmallButton.tsx';
import { useKeptChange } from '#ui/useKept.ts';

const AskDialog = later<'AskDialog', AskDialogProps>(
  () => import('#resource-kit/ask/AskDialog.tsx'),
  'AskDialog',
);

/** An action that is sent with what was typed for it. */
export const asTyped = (action: RecordAction) =>
  action as unknown as Action<ResourceRecord, Endpoint, FormValues>;

/**
 * The button of an action that asks for something first; `send` does the rest, and says whether it was done. The palette
 * offers the form, and sends nothing (WRK-03).
 */
export function AskingButton({
  action,
  label,
  fields,
  draft,
  title,
  reason,
  busy = false,
  ofMany = false,
  offered = label,
  send,
}: {
  action: RecordAction;
  label: string;
  fields: readonly Field[];
  draft: string;
  title: string;
  reason: string | undefined;
  busy?: boolean;
  /** In the palette: one of the actions of each row, and what it is called there. */
  ofMany?: boolean;
  offered?: string;
  send: (values: FormValues) => Promise<boolean>;
}) {
  const [asking, setAsking] = useState(false);
  const forget = useKeptChange(draft, typedForm);
  const mark = markOf(action);
  useOffer(() => [{ kind: 'action', label: offered, reason, ofMany, run: () => setAsking(true) }]);
  const go = async (values: FormValues) => {
    setAsking(false);
    if (await send(values)) forget(() => null);
  };
  return (
    <>
      {mark === null ? (
        <ReasonTip reason={reason}>
          <SmallButton {...(busy && { 'aria-busy': true })} onClick={() => setAsking(true)}>
            {label}
          </SmallButton>
        </ReasonTip>
      ) : (
        <MoneyButton
          outlined
          mark={mark}
          busy={busy}
          reason={reason}
          onClick={() => setAsking(true)}
        >
          {label}
        </MoneyButton>
      )}
      <OnceOpen open={asking} onClose={() => setAsking(false)}>
        {asking && (
          <AskDialog
            title={title}
            fields={fields}
            draft={draft}
            onTyped={(values) => void go(values)}
            onClose={() => setAsking(false)}
          />
        )}
      </OnceOpen>
    </>
  );
}

/** The button of such an action on one record (CFG-12). */
export function AskButton({
  action,
  record,
  fields,
}: {
  action: RecordAction;
  record: ResourceRecord;
  fields: readonly Field[];
}) {
  const t = useText();
  const { run, whyNot, running } = useAction(asTyped(action));
  const busy = running(record);
  const reason = whyNot(record, {}) ?? (busy ? { key: 'actions.alreadyRunning' as const } : null);
  return (
    <AskingButton
      action={action}
      label={t(action.label)}
      fields={fields}
      draft={`${action.name}/${record.id}`}
      title={`${t(action.label)}: ${action.record(record)}`}
      reason={reason ? t(reason) : undefined}
      ofMany
      offered={t('palette.action', { action: t(action.label), record: action.record(record) })}
      send={async (values) => (await run(record, values)).kind === 'confirmed'}
    />
  );
}
