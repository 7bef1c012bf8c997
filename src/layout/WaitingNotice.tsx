import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Text, useText } from '#i18n/useText.ts';
import { watchWaiting } from '#layout/watchWaiting.ts';

/** Below the bar: a read is slow, or is being asked again (NET-03, NET-08). */
export function WaitingNotice() {
  const t = useText();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Text | null>(null);
  useEffect(() => watchWaiting(client, setWaiting), [client]);
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        top: '100%',
        right: 0,
        px: 1.5,
        py: 0.5,
        typography: 'caption',
        color: 'status.waiting.text',
        bgcolor: 'status.waiting.background',
        borderBottomLeftRadius: 8,
        '&:empty': { display: 'none' },
      }}
    >
      {waiting && t(waiting)}
    </Box>
  );
}
