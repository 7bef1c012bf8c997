import { useRecordContext } from 'ra-core';
import type { Prize } from '#contract/street.ts';
import { useText } from '#i18n/useText.ts';
import { TeamPicture } from '#resources/street/TeamPicture.tsx';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';

/** A prize: its rank as it came, and what it is estimated to come to (STR-06). */
export function PrizeRow() {
  const t = useText();
  const prize = useRecordContext<Prize & { id: string }>();
  if (!prize) return null;
  return (
    <FigureRow
      picture={<TeamPicture src={prize.user_team_pic} name={prize.user_team_name} />}
      name={<Text value={prize.user_team_name} limit={80} />}
      figures={[
        { label: t('street.rank'), value: <Text value={prize.rank} limit={24} /> },
        { label: t('street.estimated'), value: <Rupees value={prize.estimate_winnings} /> },
      ]}
    />
  );
}
