import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { GroupMessage } from '#contract/groups.ts';
import { messageText } from '#resources/groups/messages/messageText.ts';
import { Text } from '#ui/Text.tsx';

/** The text of a message (GRP-01). */
export function MessageRow() {
  const message = useRecordContext<GroupMessage & { id: number }>();
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', typography: 'body2' }}>
      <Text value={messageText(message?.data)} limit={600} />
    </Box>
  );
}
