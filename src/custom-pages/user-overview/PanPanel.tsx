import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listPanRequests } from '#contract/pan.ts';
import { Line, Lines, Nothing } from '#custom-pages/user-overview/Lines.tsx';
import { useRead } from '#dataProvider/useRead.ts';
import { useText } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { IdText } from '#ui/IdText.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

/** The user's pending PAN requests; the search also finds longer ids that begin alike. */
export function PanPanel({ userId }: { userId: string }) {
  const t = useText();
  const read = useRead(listPanRequests, { query: { page: 1, limit: PAGE_SIZE, search: userId } });
  return (
    <ReadView read={read}>
      {({ data }) => {
        const own = data.filter(({ user_id }) => sameId(user_id, userId));
        if (own.length === 0) return <Nothing>{t('home.none.pan')}</Nothing>;
        return (
          <Lines>
            {own.map((request, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a request may come twice
              <Line key={`${request._id} ${index}`}>
                <IdText value={request.pan} what={t('home.panNumber')} />
                <Text value={request.name_pan_card} limit={60} />
                <StatusChip status={request.status} />
              </Line>
            ))}
          </Lines>
        );
      }}
    </ReadView>
  );
}
