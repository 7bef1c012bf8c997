import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router';
import type { TradesGameReport } from '#contract/trades.ts';
import { SUMS } from '#custom-pages/trades-report/columns.ts';
import { useText } from '#i18n/useText.ts';
import { gameReportAddress } from '#resources/trades/addresses.ts';
import { isNonzero } from '#rules/money.ts';
import { gameCode } from '#rules/settlement.ts';
import { MISSING } from '#rules/text.ts';
import { DateText } from '#ui/DateText.tsx';
import { IdText } from '#ui/IdText.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** Is this sum of a row shown? Refunds only where there are any (TRD-06). */
export const showsSum = (sum: (typeof SUMS)[number], value: unknown): boolean =>
  sum !== 'refunds' || isNonzero(value);

/** The games of a page of the report as a table; each leads to its questions (TRD-06). */
export function GamesTable({ games }: { games: readonly TradesGameReport[] }) {
  const t = useText();
  return (
    <TableContainer>
      <Table size="small" aria-label={t('trades.report.games')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('trades.report.game')}</TableCell>
            <TableCell>{t('trades.report.gameId')}</TableCell>
            <TableCell>{t('trades.report.tournament')}</TableCell>
            <TableCell>{t('trades.report.date')}</TableCell>
            {SUMS.map((sum) => (
              <TableCell key={sum} align="right">
                {t(`trades.report.${sum}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {withKeys(games, ({ id }) => id).map(({ key, item: game }) => (
            <TableRow key={key} hover>
              <TableCell component="th" scope="row">
                <GameLink game={game} />
              </TableCell>
              <TableCell>
                <IdText value={game.id} what={t('trades.report.gameId')} />
              </TableCell>
              <TableCell>
                <Text value={game.tournament?.name} limit={60} />
              </TableCell>
              <TableCell>
                <DateText value={game.game_date} />
              </TableCell>
              {SUMS.map((sum) => (
                <TableCell key={sum} align="right">
                  <Rupees value={showsSum(sum, game[sum]) ? game[sum] : null} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The teams, leading to the game's report. */
export function GameLink({ game }: { game: TradesGameReport }) {
  return (
    <Link component={RouterLink} to={gameReportAddress(game.id)} sx={{ fontWeight: 600 }}>
      <Text value={gameCode(game) || MISSING} limit={40} />
    </Link>
  );
}
