import { A, SA, T } from '#authProvider/roles.ts';
import { listBypass } from '#contract/bank.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { AddBypass } from '#resources/bank-verifications/AddBypass.tsx';
import { removeBypass } from '#resources/bank-verifications/actions.ts';
import { BankBadge } from '#resources/bank-verifications/BankBadge.tsx';
import { readBankDetails } from '#rules/bankDetails.ts';

/** The bypass list of the bank verification (BNK-01..04). */
export const bankVerifications = defineResource({
  name: 'bank-verifications',
  route: '/bank-verification/manage',
  roles: [A, T, SA],
  title: 'bank.title',
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
