import { action } from '#actions/action.ts';
import { A, SA, T } from '#authProvider/roles.ts';
import { addBypass as addCall, removeBypass as removeCall } from '#contract/bank.ts';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { readBankDetails } from '#rules/bankDetails.ts';
import { MISSING } from '#rules/text.ts';

const roles = [A, T, SA] as const;
const userOf = (record: ResourceRecord): string => String(valueAt(record, 'user_id') ?? '');

/** Takes a user off the bypass list (BNK-01, BNK-02). */
export const removeBypass = action({
  name: 'bank.removeBypass',
  label: 'bank.remove',
  endpoint: removeCall,
  roles,
  record: userOf,
  input: (record: ResourceRecord) => ({ body: { user_id: userOf(record) } }),
  confirm: (record) => ({
    title: { key: 'bank.removeTitle' },
    lines: [
      {
        key: 'bank.removeLine',
        params: {
          user: userOf(record),
          account: readBankDetails(record.json).account_number ?? MISSING,
        },
      },
    ],
  }),
  notices: 'plain',
  succeeded: (answer) => ({
    text: typeof answer?.message === 'string' ? answer.message : { key: 'bank.rejected' },
  }),
  failed: (message) => ({
    title: { key: 'bank.updateFailed' },
    text: message ?? { key: 'bank.tryAgain' },
  }),
});

/** Puts a user on the bypass list; the id is digits that a double holds exactly (BNK-02). */
export const addBypass = action({
  name: 'bank.addBypass',
  label: 'bank.add',
  endpoint: addCall,
  roles,
  record: (userId: string) => userId,
  input: (userId) => ({ body: { user_id: userId } }),
  confirm: (userId) => ({
    title: { key: 'bank.addTitle' },
    lines: [{ key: 'bank.addLine', params: { user: userId } }],
  }),
  notices: 'plain',
  succeeded: (answer) => ({
    text: typeof answer?.message === 'string' ? answer.message : { key: 'bank.added' },
  }),
  failed: (message) => ({
    title: { key: 'bank.addFailed' },
    text: message ?? { key: 'bank.tryAgain' },
  }),
});
