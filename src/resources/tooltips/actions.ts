import { action } from '#actions/action.ts';
import { A } from '#authProvider/roles.ts';
import {
  addTooltip as addCall,
  editTooltip as editCall,
  removeTooltip as removeCall,
} from '#contract/tooltips.ts';
import type { FormValues, ResourceRecord } from '#dataProvider/resourceData.ts';
import { hasId } from '#rules/ids.ts';
import { MISSING, trimInvisible } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';

const roles = [A] as const;

/** The service's key of a tooltip, as it came. */
const keyOf = ({ _id, id }: ResourceRecord) => (hasId(_id) ? _id : String(id));
const elementOf = (record: ResourceRecord): string =>
  plainText(record.element_id) ?? `${MISSING} (${keyOf(record)})`;

/** An id that was not touched goes back as it came; what was typed is trimmed. Emptied texts are sent as ''. */
function typed({ element_id, activity_name, message }: FormValues) {
  return {
    id: typeof element_id === 'number' ? element_id : trimInvisible(String(element_id ?? '')),
    activity_name: plainText(activity_name) ?? '',
    message: plainText(message) ?? '',
  };
}

/** Adds a tooltip (TIP-01). */
export const addTooltip = action({
  name: 'tooltips.add',
  label: 'tooltips.add',
  endpoint: addCall,
  roles,
  record: () => 'new',
  named: (_, values) => String(typed(values).id),
  input: (_: ResourceRecord, values: FormValues) => ({ body: typed(values) }),
  notices: 'plain',
  succeeded: (message) => ({ text: message ?? { key: 'tooltips.added' } }),
});

/** Changes the tooltip under its key, whatever became of the rows around it (TIP-01). */
export const editTooltip = action({
  name: 'tooltips.edit',
  label: 'tooltips.save',
  endpoint: editCall,
  roles,
  record: (record: ResourceRecord) => elementOf(record),
  lock: (record) => `tooltip ${keyOf(record)}`,
  input: (record, values: FormValues) => ({ path: { _id: keyOf(record) }, body: typed(values) }),
  notices: 'plain',
  succeeded: (message) => ({ text: message ?? { key: 'tooltips.saved' } }),
});

/** Deletes a tooltip after asking (TIP-01). */
export const removeTooltip = action({
  name: 'tooltips.remove',
  label: 'tooltips.remove',
  endpoint: removeCall,
  roles,
  record: (record: ResourceRecord) => elementOf(record),
  lock: (record) => `tooltip ${keyOf(record)}`,
  input: (record) => ({ path: { _id: keyOf(record) } }),
  confirm: (record) => ({
    title: { key: 'tooltips.removeTitle' },
    lines: [{ key: 'tooltips.removeLine', params: { element: elementOf(record) } }],
  }),
  notices: 'plain',
  succeeded: (message) => ({ text: message ?? { key: 'tooltips.removed' } }),
});
