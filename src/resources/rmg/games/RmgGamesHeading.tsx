import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { useConfig } from '#config/useConfig.ts';
import { listGameTypes } from '#contract/rmg.ts';
import { useText } from '#i18n/useText.ts';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { readFilters, rmgAddress } from '#resources/rmg/addresses.ts';
import { GameFilters } from '#resources/rmg/games/GameFilters.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';

/** Whose real-money games these are, and the choice of type and user, from and to the query string (RMG-01). */
export function RmgGamesHeading() {
  const t = useText();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { replayUrl } = useConfig();
  const types = useRead(listGameTypes, {});
  const filters = readFilters(query);
  const { type, userId } = filters;
  useNoteUser(userId, rmgAddress({ type, userId }));
  return (
    <>
      <PageTitle
        title={userId === '' ? t('rmg.title') : t('rmg.titleOf', { user: userId })}
        actions={
          userId !== '' && (
            <>
              <ListReadAt />
              <LookUpLink userId={userId} />
            </>
          )
        }
      />
      <GameFilters types={types} applied={filters} onApply={(next) => navigate(rmgAddress(next))} />
      {replayUrl === undefined && type !== '' && userId !== '' && (
        <Typography variant="body2" color="textSecondary">
          {t('rmg.noReplay')}
        </Typography>
      )}
    </>
  );
}
