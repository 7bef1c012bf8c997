import Box from '@mui/material/Box';
import { useRead } from '#cache/useRead.ts';
import { getStreetLeaderboard, type StreetLeader } from '#contract/street.ts';
import { StreetList } from '#custom-pages/street-index/StreetList.tsx';
import { TeamPicture } from '#custom-pages/street-index/TeamPicture.tsx';
import { useText } from '#i18n/useText.ts';
import { formatCount, rupeesCell } from '#rules/money.ts';
import { isBlank } from '#rules/text.ts';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';

const soldOf = ({ sold_units, total_units }: StreetLeader): string =>
  `${formatCount(sold_units)}/${formatCount(total_units)}`;

/** The leaderboard of a game (STR-03). */
export function Leaderboard({ gameId }: { gameId: string }) {
  const t = useText();
  const read = useRead(getStreetLeaderboard, { query: { game_id: gameId } });
  return (
    <StreetList
      read={read}
      itemsOf={({ leaderboards }) => leaderboards}
      label={t('street.parts.leaderboard')}
      empty={t('street.none.leaderboard')}
      file={`street-leaderboard-${gameId}`}
      columns={[
        { label: t('street.team'), value: (team) => team.user_team_name },
        { label: t('street.soldUnits'), value: (team) => team.sold_units },
        { label: t('street.totalUnits'), value: (team) => team.total_units },
        { label: t('street.points'), value: (team) => team.points },
        { label: t('street.price'), value: (team) => rupeesCell(team.ltp) },
      ]}
      textOf={nameOf}
    >
      {(team) => (
        <FigureRow
          picture={<TeamPicture src={team.user_team_pic} name={team.user_team_name} />}
          name={<Text value={team.user_team_name} limit={80} />}
          figures={[
            {
              label: t('street.sold'),
              value: (
                <Box component="span" sx={tabular}>
                  {soldOf(team)}
                </Box>
              ),
            },
            ...(isBlank(team.points)
              ? []
              : [{ label: t('street.points'), value: formatCount(team.points) }]),
            { label: t('street.price'), value: <Rupees value={team.ltp} /> },
          ]}
        />
      )}
    </StreetList>
  );
}

const nameOf = ({ user_team_name }: StreetLeader): string => user_team_name ?? '';
