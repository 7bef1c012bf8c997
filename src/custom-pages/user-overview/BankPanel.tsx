import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listBypass } from '#contract/bank.ts';
import { Line, Lines, Nothing } from '#custom-pages/user-overview/Lines.tsx';
import { useRead } from '#dataProvider/useRead.ts';
import { useText } from '#i18n/useText.ts';
import { readBankDetails } from '#rules/bankDetails.ts';
import { sameId } from '#rules/ids.ts';
import { bankStatusLook } from '#rules/status.ts';
import { IdText } from '#ui/IdText.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

/** The user's entries on the bypass list. */
export function BankPanel({ userId }: { userId: string }) {
  const t = useText();
  const read = useRead(listBypass, { query: { page: 1, limit: PAGE_SIZE, user_id: userId } });
  return (
    <ReadView read={read}>
      {({ data }) => {
        const own = data.filter(({ user_id }) => sameId(user_id, userId));
        if (own.length === 0) return <Nothing>{t('home.none.bank')}</Nothing>;
        return (
          <Lines>
            {own.map((request, index) => (
              <BankLine
                // biome-ignore lint/suspicious/noArrayIndexKey: a request may come twice
                key={`${request._id} ${index}`}
                json={request.json}
                status={request.status}
              />
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
