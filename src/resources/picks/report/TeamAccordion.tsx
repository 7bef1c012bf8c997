import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRecordContext } from 'ra-core';
import { useText } from '#i18n/useText.ts';
import { categoryWord, choiceWord } from '#resources/picks/pickWords.ts';
import type { ReportedTeam } from '#resources/picks/report/teams.ts';
import { VerdictChip } from '#resources/verdicts/VerdictChip.tsx';
import { VerdictLine } from '#resources/verdicts/VerdictLine.tsx';
import type { Judged } from '#resources/verdicts/verdictField.ts';
import { teamBecause } from '#resources/verdicts/words.ts';
import { formatCount } from '#rules/money.ts';
import { gameCode } from '#rules/settlement.ts';
import { Count } from '#ui/Count.tsx';
import { DateText } from '#ui/DateText.tsx';
import { FigureRow } from '#ui/FigureRow.tsx';
import { IdText } from '#ui/IdText.tsx';
import { plainText } from '#ui/plainText.ts';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';

const COLUMNS = ['player', 'team', 'position', 'category', 'line', 'choice'] as const;

/** A team of the report: its game, user and result, opened to its picks. A game that is not named keeps its id (PIC-06). */
export function TeamAccordion() {
  const t = useText();
  const team = useRecordContext<ReportedTeam & Partial<Judged>>();
  if (!team) return null;
  const { game } = team;
  const id = plainText(team.game_id);
  const named = game ? gameCode(game) : '';
  const unnamed = id === null ? t('picks.report.noGame') : t('picks.report.game', { id });
  return (
    <Accordion slotProps={{ transition: { unmountOnExit: true } }} disableGutters>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ '& > *': { minWidth: 0 } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FigureRow
            frameless
            name={<Text value={named || unnamed} limit={60} />}
            badges={
              <>
                {team.verdict && <VerdictChip verdict={team.verdict} />}
                <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  <DateText value={game?.game_date} /> · {t('picks.report.user')}{' '}
                  <Text value={team.user_id} limit={40} />
                </Box>
              </>
            }
            figures={[
              { label: t('picks.report.entryFee'), value: <Rupees value={team.entry_fee} /> },
              { label: t('picks.report.winnings'), value: <Rupees value={team.winnings} /> },
              { label: t('picks.report.pnl'), value: <Rupees value={team.pnl} profit /> },
              {
                label: t('picks.report.picks'),
                value: t('picks.report.correct', {
                  correct: formatCount(team.picks_correct),
                  selected: formatCount(team.picks_selected),
                }),
              },
            ]}
          />
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        {team.verdict && (
          <VerdictLine verdict={team.verdict} because={teamBecause(team, team.verdict)} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'caption' }}>
          <IdText value={team._id} what={t('picks.report.teamId')} />
          <IdText value={team.user_id} what={t('picks.report.user')} />
          <IdText value={team.game_id} what={t('picks.report.gameId')} />
        </Box>
        {team.players.length === 0 ? (
          <Box sx={{ typography: 'body2' }}>{t('picks.report.noPlayers')}</Box>
        ) : (
          <Box
            role="region"
            aria-label={t('picks.report.picks')}
            tabIndex={0}
            sx={{ overflowX: 'auto' }}
          >
            <Table size="small">
              <TableHead>
                <TableRow>
                  {COLUMNS.map((column) => (
                    <TableCell key={column} align={column === 'line' ? 'right' : 'left'}>
                      {t(`picks.report.pick.${column}`)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {withKeys(team.players, ({ _id }) => _id ?? '').map(({ key, item }) => (
                  <TableRow key={key}>
                    {[item.name, item.team, item.position, categoryWord(t, item.category)].map(
                      (value, index) => (
                        <TableCell key={COLUMNS[index]}>
                          <Text value={value} limit={60} />
                        </TableCell>
                      ),
                    )}
                    <TableCell align="right">
                      <Count value={item.line} />
                    </TableCell>
                    <TableCell>
                      <Text value={choiceWord(t, item.choice)} limit={40} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </AccordionDetails>
    </Accordion>
  );
}
