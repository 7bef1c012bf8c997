import Box from '@mui/material/Box';
import { useListContext, useRecordContext } from 'ra-core';
import type { StreetLeader } from '#contract/street.ts';
import { useText } from '#i18n/useText.ts';
import { TeamPicture } from '#resources/street/TeamPicture.tsx';
import { formatCount } from '#rules/money.ts';
import { isBlank } from '#rules/text.ts';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';

const soldOf = ({ sold_units, total_units }: StreetLeader): string =>
  `${formatCount(sold_units)}/${formatCount(total_units)}`;

/** A team of the leaderboard; the place of points is there where any team has some (STR-03). */
export function LeaderRow() {
  const t = useText();
  const team = useRecordContext<StreetLeader & { id: string }>();
  const { data } = useListContext<StreetLeader & { id: string }>();
  if (!team) return null;
  return (
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
        ...(data?.some(({ points }) => !isBlank(points))
          ? [{ label: t('street.points'), value: formatCount(team.points) }]
          : []),
        { label: t('street.price'), value: <Rupees value={team.ltp} /> },
      ]}
    />
  );
}
