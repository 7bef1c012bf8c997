import Box from '@mui/material/Box';
import { Opponents, Replay, Seat } from '#custom-pages/rmg-stats/cells.tsx';
import type { Played } from '#custom-pages/rmg-stats/played.ts';
import { useText } from '#i18n/useText.ts';
import { DateText } from '#ui/DateText.tsx';
import { FigureRow } from '#ui/FigureRow.tsx';
import { IdText } from '#ui/IdText.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** A user's games, one below the other, for small screens. */
export function GameCards({ games }: { games: readonly Played[] }) {
  const t = useText();
  return (
    <Box
      component="ul"
      aria-label={t('rmg.games')}
      sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}
    >
      {games.map(({ game, user, opponents, replay }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a game may come twice
        <li key={`${game.game_id} ${index}`}>
          <FigureRow
            name={<Seat player={user} />}
            badges={
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                <IdText value={game.game_id} what={t('rmg.game')} />
              </Box>
            }
            figures={[
              { label: t('rmg.opponent'), value: <Opponents players={opponents} /> },
              { label: t('rmg.date'), value: <DateText value={game.timestamp} style="dateTime" /> },
              { label: t('rmg.entry'), value: <Rupees value={game.game?.cost} /> },
              { label: t('rmg.winnings'), value: <Rupees value={game.game?.winnings} /> },
              { label: t('rmg.replay'), value: <Replay url={replay} gameId={game.game_id} /> },
            ]}
          />
        </li>
      ))}
    </Box>
  );
}
