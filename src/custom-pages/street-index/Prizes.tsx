import { useRead } from '#cache/useRead.ts';
import { getStreetLeaderboard, type Prize } from '#contract/street.ts';
import { StreetList } from '#custom-pages/street-index/StreetList.tsx';
import { TeamPicture } from '#custom-pages/street-index/TeamPicture.tsx';
import { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { FigureRow } from '#ui/FigureRow.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';

/** The prizes of a game by rank (STR-06). A rank may be a span: '10–20'. */
export function Prizes({ gameId }: { gameId: string }) {
  const t = useText();
  const read = useRead(getStreetLeaderboard, { query: { game_id: gameId } });
  return (
    <StreetList
      read={read}
      itemsOf={({ estimate_winnings }) => estimate_winnings}
      label={t('street.parts.prizes')}
      empty={t('street.none.prizes')}
      file={`street-prizes-${gameId}`}
      columns={[
        { label: t('street.rank'), value: ({ rank }) => rank },
        { label: t('street.team'), value: ({ user_team_name }) => user_team_name },
        {
          label: t('street.estimated'),
          value: ({ estimate_winnings }) => rupeesCell(estimate_winnings),
        },
      ]}
      textOf={wordsOf}
    >
      {(prize) => (
        <FigureRow
          picture={<TeamPicture src={prize.user_team_pic} name={prize.user_team_name} />}
          name={<Text value={prize.user_team_name} limit={80} />}
          figures={[
            { label: t('street.rank'), value: <Text value={prize.rank} limit={24} /> },
            { label: t('street.estimated'), value: <Rupees value={prize.estimate_winnings} /> },
          ]}
        />
      )}
    </StreetList>
  );
}

const wordsOf = ({ rank, user_team_name }: Prize): string =>
  `${rank ?? ''} ${user_team_name ?? ''}`;
