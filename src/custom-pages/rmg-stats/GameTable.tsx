import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Opponents, Replay, Seat } from '#custom-pages/rmg-stats/cells.tsx';
import type { Played } from '#custom-pages/rmg-stats/played.ts';
import { useText } from '#i18n/useText.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { DateText } from '#ui/DateText.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** A user's games, one a row (RMG-01). */
export function GameTable({ games }: { games: readonly Played[] }) {
  const t = useText();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('rmg.games')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('rmg.user')}</TableCell>
            <TableCell>{t('rmg.opponent')}</TableCell>
            <TableCell>{t('rmg.replay')}</TableCell>
            <TableCell align="right">{t('rmg.entry')}</TableCell>
            <TableCell align="right">{t('rmg.winnings')}</TableCell>
            <TableCell align="right">{t('rmg.date')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {games.map(({ game, user, opponents, replay }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a game may come twice
            <TableRow key={`${game.game_id} ${index}`}>
              <TableCell>
                <Seat player={user} />
              </TableCell>
              <TableCell>
                <Opponents players={opponents} />
              </TableCell>
              <TableCell>
                <Replay url={replay} gameId={game.game_id} />
                <CopyButton text={String(game.game_id)} what={t('rmg.game')} />
              </TableCell>
              <TableCell align="right">
                <Rupees value={game.game?.cost} />
              </TableCell>
              <TableCell align="right">
                <Rupees value={game.game?.winnings} />
              </TableCell>
              <TableCell align="right">
                <DateText value={game.timestamp} style="dateTime" />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
