import { PAGE_SIZE } from '#contract/assumptions.ts';
import { type BankVerification, listBypass } from '#contract/bank.ts';
import { Line, Lines, NoneOfOwn } from '#custom-pages/user-overview/Lines.tsx';
import { usePanelTool } from '#custom-pages/user-overview/panelTools.ts';
import { useOwnRows } from '#custom-pages/user-overview/useOwnRows.ts';
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { bankVerifications } from '#resources/bank-verifications/resource.ts';
import { readBankDetails } from '#rules/bankDetails.ts';
import { bankStatusLook } from '#rules/status.ts';
import { tableOf } from '#ui/exportRows.ts';
import { IdText } from '#ui/IdText.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** The user's entries on the bypass list. */
export function BankPanel({ userId }: { userId: string }) {
  const t = useText();
  const columns = useFileColumns(bankVerifications.fields);
  const read = useOwnRows(userId, listBypass, {
    inputOf: (page) => ({ query: { page, limit: PAGE_SIZE, user_id: userId } }),
    read: (input, signal) => call(listBypass, input, { signal }),
  });
  const own = read.data?.own ?? [];
  usePanelTool(
    t('home.bank'),
    read,
    own.length > 0 ? () => tableOf(columns, own.map(asRecord)) : null,
  );
  return (
    <ReadView read={read} quiet outline={<TableSkeleton columns={3} rows={1} />}>
      {({ known }) => {
        if (own.length === 0) return <NoneOfOwn known={known}>{t('home.none.bank')}</NoneOfOwn>;
        return (
          <Lines>
            {withKeys(own, ({ _id }) => _id).map(({ key, item }) => (
              <BankLine key={key} json={item.json} status={item.status} />
            ))}
          </Lines>
        );
      }}
    </ReadView>
  );
}

function BankLine({ json, status }: { json: unknown; status: string }) {
  const t = useText();
  const { account_name, account_number, account_ifsc } = readBankDetails(json);
  return (
    <Line>
      <Text value={account_name} limit={60} />
      <IdText value={account_number} what={t('bank.accountNumber')} />
      <IdText value={account_ifsc} what={t('bank.ifsc')} />
      <StatusChip status={status} tone={bankStatusLook(status).tone} />
    </Line>
  );
}

const asRecord = (entry: BankVerification) => ({
  ...entry,
  ...readBankDetails(entry.json),
  id: entry._id,
});
