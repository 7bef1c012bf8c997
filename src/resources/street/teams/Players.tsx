import Box from '@mui/material/Box';
import type { z } from 'zod';
import type { streetPlayer } from '#contract/street.ts';
import { useText } from '#i18n/useText.ts';
import { formatCount } from '#rules/money.ts';
import { Text } from '#ui/Text.tsx';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { withKeys } from '#ui/withKeys.ts';

/** The players that a team takes from one side of the match: their names, or how many (STR-08). */
export function Players({
  code,
  players,
}: {
  code: string;
  players: readonly z.output<typeof streetPlayer>[] | number | null | undefined;
}) {
  const t = useText();
  const count = typeof players === 'number' ? players : players?.length;
  const heading =
    count === undefined
      ? t('street.playersUnknown', { code: visibleCharacters(code) })
      : t('street.playersOf', { code: visibleCharacters(code), count: formatCount(count) });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {heading}
      </Box>
      {typeof players === 'object' && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
          {withKeys(players ?? [], (player) => String(player?.name)).map(({ key, item }) => (
            <li key={key}>
              <Text value={item?.name} limit={60} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
