import { useParams } from 'react-router';
import { streetGameAddress } from '#custom-pages/street-games/addresses.ts';
import { Holdings } from '#custom-pages/street-index/Holdings.tsx';
import { Leaderboard } from '#custom-pages/street-index/Leaderboard.tsx';
import { Orders } from '#custom-pages/street-index/Orders.tsx';
import { Prizes } from '#custom-pages/street-index/Prizes.tsx';
import { StreetLink, StreetTitle } from '#custom-pages/street-index/StreetTitle.tsx';
import { useText } from '#i18n/useText.ts';
import { useRouteGameName } from '#ui/routeGame.ts';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { useTab } from '#ui/useTab.ts';

const PARTS = ['leaderboard', 'orders', 'holdings', 'prizes'] as const;

/** What a user does in a street game, part by part (STR-02). */
export function StreetIndex() {
  const t = useText();
  const { userId = '', gameId = '' } = useParams();
  const game = useRouteGameName(gameId);
  const [part, choose] = useTab(PARTS);
  const both = { userId, gameId };
  return (
    <>
      <StreetTitle {...both} title={t('street.indexOf', { game, user: userId })}>
        <StreetLink to={streetGameAddress('reports', userId, gameId)} label={t('street.reports')} />
        <StreetLink to={streetGameAddress('teams', userId, gameId)} label={t('street.teams')} />
      </StreetTitle>
      <TabsBar
        name="street"
        label={t('street.parts.label')}
        tabs={PARTS.map((value) => ({ value, label: t(`street.parts.${value}`) }))}
        value={part}
        onChange={choose}
      />
      <TabPanel name="street" value={part}>
        {part === 'leaderboard' && <Leaderboard gameId={gameId} />}
        {part === 'orders' && <Orders {...both} />}
        {part === 'holdings' && <Holdings {...both} />}
        {part === 'prizes' && <Prizes gameId={gameId} />}
      </TabPanel>
    </>
  );
}
