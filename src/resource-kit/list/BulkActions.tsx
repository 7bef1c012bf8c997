import Button from '@mui/material/Button';
import { type Action, markOf } from '#actions/action.ts';
import { whyClosed, whyNot } from '#actions/allowed.ts';
import { performBulk } from '#actions/performBulk.ts';
import { useAction } from '#actions/useAction.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { bulkConfirmation, type LeftOut } from '#dataProvider/bulkConfirmation.ts';
import type { FormValues, RecordAction, ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import { AskingButton } from '#resource-kit/ask/AskButton.tsx';
import { askedLines } from '#resource-kit/ask/askedLines.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { MoneyButton } from '#ui/MoneyButton.tsx';
import { useOffer } from '#ui/pageCommands.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';

interface Ticked {
  ticked: readonly ResourceRecord[];
  /** How many of the ticked ones the list does not show now. */
  outOfSight: number;
  onTick: (records: readonly ResourceRecord[]) => void;
}

/**
 * What can be done with the ticked records. `performBulk` names those that failed and offers to try them
 * again; they stay ticked, no others (PRD-17, UI-16).
 */
export function BulkActions({ resource, ...ticked }: Ticked & { resource: Resource }) {
  return resource.actions?.bulk?.map((action) => (
    <BulkButton
      key={action.name}
      action={action}
      asked={resource.asks?.[action.name]}
      {...ticked}
    />
  ));
}

/** Acts on those of the ticked records that it may act on, and says how many it leaves out and why (UI-14, UI-16). */
function BulkButton({
  action,
  asked,
  ticked,
  outOfSight,
  onTick,
}: Ticked & { action: RecordAction; asked: readonly Field[] | undefined }) {
  const t = useText();
  // Draws it again when role, switch or connection change.
  useAction(action);
  const closed = whyClosed(action);
  const judged = ticked.map((record) => ({
    record,
    not: closed ? null : whyNot(action, record, undefined),
  }));
  const acted = judged.flatMap(({ record, not }) => (not === null ? [record] : []));
  const leftOut = judged.flatMap(({ record, not }) => (not === null ? [] : [{ record, not }]));
  const reason = closed ?? (acted.length === 0 ? leftOut[0]?.not : null);
  const run = async (typed?: FormValues): Promise<boolean> => {
    const question = bulkConfirmation(action, acted, leftOut, outOfSight, typed);
    const { cancelled, failed } = await performBulk(
      action as Action<ResourceRecord, Endpoint, FormValues | undefined>,
      acted,
      typed,
      // What was typed is said once more, also where the action has no words of its own.
      action.confirm
        ? question
        : { ...question, lines: [...question.lines, ...askedLines(asked ?? [], typed)] },
    );
    if (!cancelled) onTick([...failed.map(({ subject }) => subject), ...leftOut.map(toRecord)]);
    return !cancelled && failed.length === 0;
  };
  const name = `${t(action.label)} (${acted.length})`;
  const why = reason ? t(reason) : undefined;
  // What asks for something offers its form instead.
  useOffer(() =>
    asked ? [] : [{ kind: 'action', label: name, reason: why, run: () => void run() }],
  );
  const mark = markOf(action);
  if (asked)
    return (
      <AskingButton
        action={action}
        label={name}
        fields={asked}
        draft={`${action.name}/ticked`}
        title={name}
        reason={why}
        send={run}
      />
    );
  return mark === null ? (
    <ReasonTip reason={why}>
      <Button size="small" variant="outlined" onClick={() => void run()}>
        {name}
      </Button>
    </ReasonTip>
  ) : (
    <MoneyButton outlined mark={mark} reason={why} onClick={() => void run()}>
      {name}
    </MoneyButton>
  );
}

const toRecord = ({ record }: LeftOut): ResourceRecord => record;
