import { useParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { ListOf, ListRows } from '#resource-kit/ResourceList.tsx';
import { streetGameAddress } from '#resources/street/addresses.ts';
import { StreetLink, StreetTitle } from '#resources/street/StreetTitle.tsx';
import { useRouteGameName } from '#ui/routeGame.ts';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { useQueryChange } from '#ui/useQueryChange.ts';
import { useTab } from '#ui/useTab.ts';
import { LISTS, PARTS, type Part } from './lists.ts';

/** What a user does in a street game: four lists, one below each tab (STR-02). */
export function StreetIndex() {
  const t = useText();
  const { userId = '', gameId = '' } = useParams();
  const [part] = useTab(PARTS);
  const change = useQueryChange();
  // Another list starts afresh: a filter of the one before is none of its own.
  const choose = (next: Part) =>
    change((query) => {
      for (const name of [...query.keys()]) query.delete(name);
      query.set('tab', next);
    });
  const list = LISTS[part];
  return (
    <ListOf key={part} resource={list}>
      <IndexTitle userId={userId} gameId={gameId} />
      <TabsBar
        name="street"
        label={t('street.parts.label')}
        tabs={PARTS.map((value) => ({ value, label: t(`street.parts.${value}`) }))}
        value={part}
        onChange={choose}
      />
      <TabPanel name="street" value={part}>
        <ListRows resource={list} />
      </TabPanel>
    </ListOf>
  );
}

/** Only this is drawn again when the game's name arrives. */
function IndexTitle({ userId, gameId }: { userId: string; gameId: string }) {
  const t = useText();
  const game = useRouteGameName(gameId);
  return (
    <StreetTitle
      userId={userId}
      gameId={gameId}
      title={t('street.indexOf', { game, user: userId })}
    >
      <ListReadAt />
      <StreetLink to={streetGameAddress('reports', userId, gameId)} label={t('street.reports')} />
      <StreetLink to={streetGameAddress('teams', userId, gameId)} label={t('street.teams')} />
    </StreetTitle>
  );
}
