import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRecordContext } from 'ra-core';
import { useContext } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import {
  ChoiceName,
  Choices,
  Correct,
  Investments,
  Slots,
} from '#resources/prediction/answers/cells.tsx';
import type { JudgedLeagueRow } from '#resources/prediction/answers/judgedLeague.ts';
import { VerdictChip } from '#resources/verdicts/VerdictChip.tsx';
import { Because, VerdictLine } from '#resources/verdicts/VerdictLine.tsx';
import { leagueBecause } from '#resources/verdicts/words.ts';
import { formatEntry } from '#rules/money.ts';
import { choicesMade } from '#rules/predictionStats.ts';
import { Count } from '#ui/Count.tsx';
import { FigureRow, HeadedContext } from '#ui/FigureRow.tsx';
import { IdText } from '#ui/IdText.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

const ONE_LINE = {
  '& > div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& *': { whiteSpace: 'nowrap' },
} as const;

/** A league that the user entered: question, correct answer, choices made, status, winnings, and the verdict (PRD-16, WHY-01). */
export function AnswerCard() {
  const t = useText();
  const record = useRecordContext<ResourceRecord>();
  const headed = useContext(HeadedContext);
  if (!record) return null;
  const league = record as unknown as JudgedLeagueRow;
  const { question } = league;
  const made = choicesMade(league);
  const because = leagueBecause(league, league.verdict);
  if (headed)
    return (
      <FigureRow
        article
        name={<Text value={question?.question} limit={240} />}
        badges={
          <>
            <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
              {formatEntry(league.entry)}
            </Box>
            <VerdictChip verdict={league.verdict} />
            <StatusChip status={league.status} />
          </>
        }
        below={
          <>
            <Because because={because} small />{' '}
            <Box component="span" sx={{ typography: 'caption' }}>
              <IdText value={league._id} what={t('prediction.leagueId')} />
            </Box>
          </>
        }
        figures={[
          { label: t('prediction.correct'), value: <Correct record={record} /> },
          {
            label: t('prediction.choices'),
            value:
              made.length === 0 ? (
                t('prediction.noChoicesMade')
              ) : (
                // Several keep to a line each, beside their investments.
                <Box sx={made.length > 1 ? ONE_LINE : undefined}>
                  <Choices record={record} />
                </Box>
              ),
          },
          { label: t('prediction.investment'), value: <Investments record={record} /> },
          { label: t('prediction.slotsBooked'), value: <Slots record={record} /> },
          { label: t('prediction.leagueWinnings'), value: <Rupees value={league.winnings} /> },
        ]}
      />
    );
  return (
    <Card component="article" sx={{ px: 2, py: 1.25, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, typography: 'subtitle1' }}>
          <Text value={question?.question} limit={240} />
        </Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatEntry(league.entry)}</Box>
        <StatusChip status={league.status} />
        <IdText value={league._id} what={t('prediction.leagueId')} />
      </Box>
      <VerdictLine verdict={league.verdict} because={because} />
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <Pair label={t('prediction.correct')}>
          <Correct record={record} />
        </Pair>
        <Pair label={t('prediction.leagueWinnings')}>
          <Rupees value={league.winnings} />
        </Pair>
      </Box>
      {made.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('prediction.noChoicesMade')}</Box>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('prediction.choices')}</TableCell>
              <TableCell align="right">{t('prediction.investment')}</TableCell>
              <TableCell align="right">{t('prediction.slotsBooked')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {made.map((one) => (
              <TableRow key={one.choiceId}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <ChoiceName made={one} />
                </TableCell>
                <TableCell align="right">
                  <Rupees value={one.investment} />
                </TableCell>
                <TableCell align="right">
                  <Count value={one.slots} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

function Pair({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
