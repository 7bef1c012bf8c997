import { action } from '#actions/action.ts';
import { A, SA, T } from '#authProvider/roles.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { addBypass as addCall, listBypass, removeBypass as removeCall } from '#contract/bank.ts';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { call } from '#http/call.ts';
import type { Text } from '#i18n/useText.ts';
import { readBankDetails } from '#rules/bankDetails.ts';
import { sameId } from '#rules/ids.ts';
import type { Fact } from '#rules/settlement.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';
import { readNumericUserId } from '#rules/userId.ts';
import { plainText } from '#ui/plainText.ts';

/** Under what the id typed for the bypass list is kept. */
export const TYPED = 'bypass-list:user';

const roles = [A, T, SA] as const;
const userOf = (record: ResourceRecord): string => String(valueAt(record, 'user_id') ?? '');

/** A request as it is now, looked up by its user; one that has left the list no longer has a status. */
async function lookUp(record: ResourceRecord): Promise<ResourceRecord> {
  const user_id = userOf(record);
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page, limit: PAGE_SIZE, user_id };
    const { data, pagination } = await call(listBypass, { query });
    const found = data.find((row) => sameId(row?.user_id, user_id));
    if (found) return { ...found, id: record.id };
    pages = pagination?.totalPages ?? 1;
  }
  return { ...record, status: null };
}

const ACCOUNT = {
  account_name: 'bank.accountName',
  account_number: 'bank.accountNumber',
  account_ifsc: 'bank.ifsc',
} as const;
const ACCOUNT_FIELDS = ['account_name', 'account_number', 'account_ifsc'] as const;

/** What the dialog is about: a user, the status of the request and the account. */
function factsOf(record: ResourceRecord): Fact[] {
  const account = readBankDetails(record.json);
  return [
    ['user_id', userOf(record)] as const,
    ['status', plainText(record.status)] as const,
    ...ACCOUNT_FIELDS.map((field) => [field, account[field]] as const),
  ].map(([key, value]) => ({
    key,
    kind: 'field',
    label: key,
    state: value ?? '',
    shown: value ?? MISSING,
  }));
}

/** What of the account is another now. */
function changesOf(before: ResourceRecord, now: ResourceRecord): Text[] {
  // Off the list there is no account: the status says so.
  if (plainText(now.status) === null) return [];
  const [then, fresh] = [readBankDetails(before.json), readBankDetails(now.json)];
  return ACCOUNT_FIELDS.filter((field) => then[field] !== fresh[field]).map((field) => ({
    key: 'settlement.changed.field',
    params: {
      label: { key: ACCOUNT[field] },
      before: then[field] ?? MISSING,
      after: fresh[field] ?? MISSING,
    },
  }));
}

/** Takes a user off the bypass list (BNK-01, BNK-02). */
export const removeBypass = action({
  name: 'bank.removeBypass',
  label: 'bank.remove',
  doneAt: 'settlement.doneAt.removed',
  endpoint: removeCall,
  mark: 'final',
  roles,
  record: userOf,
  when: (record) => readNumericUserId(userOf(record)) !== null || { key: 'bank.noUserId' },
  reread: lookUp,
  stateOf: factsOf,
  stateText: (record) => statusWord(plainText(record.status) ?? MISSING),
  changes: changesOf,
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
  succeeded: (message) => ({ text: message ?? { key: 'bank.rejected' } }),
  failed: (message) => ({
    title: { key: 'bank.updateFailed' },
    text: message ?? { key: 'bank.tryAgain' },
  }),
});

/**
 * Puts a user on the bypass list; the id is digits that a double holds exactly (BNK-02). The list on the page is of
 * requests: it does not tell who was put on the bypass list.
 */
export const addBypass = action({
  name: 'bank.addBypass',
  label: 'bank.add',
  endpoint: addCall,
  mark: 'final',
  roles,
  record: (userId: string) => userId,
  input: (userId) => ({ body: { user_id: userId } }),
  untold: { key: 'actions.nothingTells' },
  confirm: (userId) => ({
    title: { key: 'bank.addTitle' },
    lines: [{ key: 'bank.addLine', params: { user: userId } }],
  }),
  notices: 'plain',
  succeeded: (message) => ({ text: message ?? { key: 'bank.added' } }),
  failed: (message) => ({
    title: { key: 'bank.addFailed' },
    text: message ?? { key: 'bank.tryAgain' },
  }),
});
