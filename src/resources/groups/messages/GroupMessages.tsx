import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { ListInDialog } from '#resource-kit/list/listPlace.tsx';
import { useWholeRows } from '#resource-kit/list/useWholeRows.ts';
import { ListOf, ListRows } from '#resource-kit/ResourceList.tsx';
import { groupMessages } from '#resources/groups/messages/resource.ts';
import type { Id } from '#rules/ids.ts';
import { Text } from '#ui/Text.tsx';

/** The messages of a group; a failing call says so here, with a retry (GRP-02). */
export function GroupMessages({ groupId, name }: { groupId: Id; name: string }) {
  const parts = useMemo(() => ({ groupId: String(groupId) }), [groupId]);
  return (
    <ListInDialog parts={parts}>
      <ListOf resource={groupMessages}>
        <MessagesHead name={name} />
        <ListRows resource={groupMessages} />
      </ListOf>
    </ListInDialog>
  );
}

/** Whose messages these are, how many, and when they were read. */
function MessagesHead({ name }: { name: string }) {
  const t = useText();
  const { data: all } = useWholeRows<unknown>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box component="span" sx={{ typography: 'subtitle2', minWidth: 0 }}>
        <Text value={name} />
      </Box>
      {all && <span>{t('groups.count', { count: all.length })}</span>}
      <ListReadAt />
    </Box>
  );
}
