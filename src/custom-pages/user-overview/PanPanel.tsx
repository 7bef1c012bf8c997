import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listPanRequests, type PanVerification } from '#contract/pan.ts';
import { Line, Lines, NoneOfOwn } from '#custom-pages/user-overview/Lines.tsx';
import { usePanelTool } from '#custom-pages/user-overview/panelTools.ts';
import { useOwnRows } from '#custom-pages/user-overview/useOwnRows.ts';
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { panVerifications } from '#resources/pan-verifications/resource.ts';
import { tableOf } from '#ui/exportRows.ts';
import { IdText } from '#ui/IdText.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** The user's pending PAN requests; the search also finds longer ids that begin alike. */
export function PanPanel({ userId }: { userId: string }) {
  const t = useText();
  const columns = useFileColumns(panVerifications.fields);
  const read = useOwnRows(userId, listPanRequests, {
    inputOf: (page) => ({ query: { page, limit: PAGE_SIZE, search: userId } }),
    read: (input, signal) => call(listPanRequests, input, { signal }),
  });
  const own = read.data?.own ?? [];
  usePanelTool(
    t('home.pan'),
    read,
    own.length > 0 ? () => tableOf(columns, own.map(asRecord)) : null,
  );
  return (
    <ReadView read={read} quiet outline={<TableSkeleton columns={3} rows={1} />}>
      {({ known }) => {
        if (own.length === 0) return <NoneOfOwn known={known}>{t('home.none.pan')}</NoneOfOwn>;
        return (
          <Lines>
            {withKeys(own, ({ _id }) => _id).map(({ key, item: request }) => (
              <Line key={key}>
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

const asRecord = (request: PanVerification) => ({ ...request, id: request._id });
