import Box from '@mui/material/Box';
import { useRead } from '#cache/useRead.ts';
import { listGroupMessages } from '#contract/groups.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { messageText } from '#resources/groups/messageText.ts';
import type { Id } from '#rules/ids.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';

/** The messages of a group as they came; a failing call says so here, with a retry (GRP-02). */
export function GroupMessages({ groupId, name }: { groupId: Id; name: string }) {
  const t = useText();
  const say = useSay();
  const read = useRead(listGroupMessages, { query: { groupId } });
  const { data, error, refetch, isFetching, dataUpdatedAt } = read;
  const problem = error && failureText(error);
  const failed = problem && (
    <ErrorState
      message={say(problem)}
      failure={error}
      onRetry={() => refetch()}
      retrying={isFetching}
    />
  );
  if (!data)
    return (
      failed || (
        <LoadingText read={read}>
          <TableSkeleton columns={1} rows={6} />
        </LoadingText>
      )
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {failed}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box component="span" sx={{ typography: 'subtitle2', minWidth: 0 }}>
          <Text value={name} />
        </Box>
        <span>{t('groups.count', { count: data.messages.length })}</span>
        <ReadAt
          at={dataUpdatedAt}
          onRefresh={() => refetch()}
          refreshing={isFetching}
          failed={error !== null}
          failure={error}
        />
      </Box>
      {data.messages.length === 0 ? (
        <EmptyState title={t('groups.noMessages')} />
      ) : (
        <VirtualList
          label={t('groups.messages')}
          items={data.messages}
          keyOf={(_, index) => String(index)}
          textOf={(message) => messageText(message.data)}
          height={37}
          box={560}
        >
          {(message) => (
            <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', typography: 'body2' }}>
              <Text value={messageText(message.data)} limit={600} />
            </Box>
          )}
        </VirtualList>
      )}
    </Box>
  );
}
