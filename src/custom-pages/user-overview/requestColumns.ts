import type { BankVerification } from '#contract/bank.ts';
import type { PanVerification } from '#contract/pan.ts';
import type { useText } from '#i18n/useText.ts';
import { readBankDetails } from '#rules/bankDetails.ts';
import type { ExportColumn } from '#ui/exportRows.ts';

type Translate = ReturnType<typeof useText>;

/** The user's PAN requests as a copied table (UI-17). */
export const panColumns = (t: Translate): ExportColumn<PanVerification>[] => [
  { label: t('pan.userId'), value: ({ user_id }) => user_id },
  { label: t('pan.number'), value: ({ pan }) => pan },
  { label: t('pan.nameOnCard'), value: ({ name_pan_card }) => name_pan_card },
  { label: t('pan.nameAtBank'), value: ({ name_at_bank }) => name_at_bank },
  { label: t('pan.status'), value: ({ status }) => status },
];

/** The user's entries on the bypass list as a copied table (UI-17). */
export const bankColumns = (t: Translate): ExportColumn<BankVerification>[] => [
  { label: t('bank.userId'), value: ({ user_id }) => user_id },
  { label: t('bank.accountName'), value: ({ json }) => readBankDetails(json).account_name },
  { label: t('bank.accountNumber'), value: ({ json }) => readBankDetails(json).account_number },
  { label: t('bank.ifsc'), value: ({ json }) => readBankDetails(json).account_ifsc },
  { label: t('bank.status'), value: ({ status }) => status },
];
