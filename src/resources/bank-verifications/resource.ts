import { A, SA, T } from '#authProvider/roles.ts';
import { listBypass } from '#contract/bank.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { removeBypass } from '#resources/bank-verifications/actions.ts';
import { readBankDetails } from '#rules/bankDetails.ts';
import { later } from '#ui/later.ts';

type OfRecord = { record: ResourceRecord };
const AddBypass = later(() => import('#resources/bank-verifications/AddBypass.tsx'), 'AddBypass');
const BankBadge = later<'BankBadge', OfRecord>(
  () => import('#resources/bank-verifications/BankBadge.tsx'),
  'BankBadge',
);

/** The bypass list of the bank verification (BNK-01..04). */
export const bankVerifications = defineResource({
  name: 'bank-verifications',
  route: '/bank-verification/manage',
  roles: [A, T, SA],
  title: 'bank.title',
  texts: 'first',
  one: 'bank.one',
  menu: { section: 'bank' },
  takes: 'userId',
  data: {
    dialect: 'paged',
    endpoint: listBypass,
    records: 'data',
    pages: 'pagination.totalPages',
  },
  toRecord: (row) => ({ ...row, ...readBankDetails(row.json) }),
  fields: [
    {
      source: 'user_id',
      type: 'text',
      label: 'bank.userId',
      search: true,
      searchLabel: 'bank.searchUser',
      id: true,
    },
    { source: 'account_name', type: 'text', label: 'bank.accountName' },
    { source: 'account_number', type: 'text', label: 'bank.accountNumber', id: true },
    { source: 'account_ifsc', type: 'text', label: 'bank.ifsc', id: true },
    { source: 'status', type: 'status', label: 'bank.status', cell: BankBadge },
  ],
  actions: { row: [removeBypass] },
  aside: AddBypass,
  empty: 'bank.empty',
  failed: 'bank.failed',
});
