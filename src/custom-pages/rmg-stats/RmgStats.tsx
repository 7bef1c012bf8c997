import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { listGameTypes } from '#contract/rmg.ts';
import { readFilters, rmgAddress } from '#custom-pages/rmg-stats/address.ts';
import { GameFilters } from '#custom-pages/rmg-stats/GameFilters.tsx';
import { UserGames } from '#custom-pages/rmg-stats/UserGames.tsx';
import { useText } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';

/** A user's real-money games of a type; both come from and go to the query string (RMG-01, RMG-04). */
export function RmgStats() {
  const t = useText();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const types = useRead(listGameTypes, {});
  const filters = readFilters(query);
  const { type, userId } = filters;
  const ready = type !== '' && userId !== '';
  const chosen = types.data?.active.find(({ id }) => sameId(id, type));
  useNoteUser(userId, rmgAddress({ type, userId }));
  return (
    <>
      <PageTitle
        title={userId === '' ? t('rmg.title') : t('rmg.titleOf', { user: userId })}
        actions={userId !== '' && <LookUpLink userId={userId} />}
      />
      <GameFilters types={types} applied={filters} onApply={(next) => navigate(rmgAddress(next))} />
      {ready ? (
        <UserGames
          key={`${type} ${userId}`}
          filters={filters}
          room={chosen?.navigate}
          isType={types.data === undefined || chosen !== undefined}
        />
      ) : (
        <EmptyState title={t('rmg.before')} />
      )}
    </>
  );
}
