import Box from '@mui/material/Box';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { getUserLeagues, type UserLeague } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import { addressId } from '#rules/userId.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { GameUserFilter } from '#ui/GameUserFilter.tsx';
import { IdText } from '#ui/IdText.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { lookUpAddress } from '#ui/lookUpAddress.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { addressOfPage } from '#ui/page.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { VirtualList } from '#ui/VirtualList.tsx';
import { UserLeagueCard } from './UserLeagueCard.tsx';
import { userLeagueRows } from './userLeagueRows.ts';

const wordsOf = ({ question }: UserLeague): string =>
  [question?.question, ...(question?.choices ?? []).map(({ choice }) => choice)].join(' ');

/** What a user played in a prediction game and what came of it (PRD-16). */
export function PredictionStats() {
  const t = useText();
  const navigate = useNavigate();
  const params = useParams();
  const gameId = addressId(params.gameId);
  const userId = addressId(params.userId);
  const complete = gameId !== '' && userId !== '';
  return (
    <>
      <PageTitle
        title={
          complete ? t('prediction.statsOf', { user: userId, game: gameId }) : t('prediction.stats')
        }
        note={
          complete && (
            <>
              {t('ui.filters.gameId')} <IdText value={gameId} what={t('ui.filters.gameId')} />{' '}
              {t('ui.filters.userId')} <IdText value={userId} what={t('ui.filters.userId')} />
            </>
          )
        }
        actions={complete && <LookUpLink userId={userId} />}
      />
      <GameUserFilter
        value={{ gameId, userId }}
        onApply={(both) => navigate(addressOfPage(PREDICTION.stats, { ...both }))}
      />
      {complete ? (
        <Stats key={`${gameId}/${userId}`} gameId={gameId} userId={userId} />
      ) : (
        <EmptyState message={t('prediction.statsBefore')} />
      )}
    </>
  );
}

function Stats({ gameId, userId }: { gameId: string; userId: string }) {
  const t = useText();
  useNoteUser(userId, lookUpAddress(userId));
  const read = useRead(getUserLeagues, { query: { game_id: gameId, user_id: userId } });
  return (
    <ReadView
      read={read}
      bar={({ userLeagues }) =>
        userLeagues.length > 0 && <CopyRows rows={() => userLeagueRows(t, userLeagues)} />
      }
    >
      {({ investments, winnings, pnl, userLeagues }) => (
        <>
          <FigureBand
            label={t('prediction.stats')}
            figures={[
              { label: t('prediction.investments'), value: <Rupees value={investments} /> },
              { label: t('prediction.gamewiseWinnings'), value: <Rupees value={winnings} /> },
              { label: t('prediction.pnl'), value: <Rupees value={pnl} profit /> },
            ]}
          />
          {userLeagues.length === 0 ? (
            <EmptyState message={t('prediction.statsEmpty')} />
          ) : (
            <Box sx={{ pt: 1.5 }}>
              <VirtualList
                label={t('prediction.entries')}
                items={userLeagues}
                keyOf={({ _id }, index) => `${_id} ${index}`}
                textOf={wordsOf}
                height={150}
                gap={12}
              >
                {(league) => <UserLeagueCard league={league} />}
              </VirtualList>
            </Box>
          )}
        </>
      )}
    </ReadView>
  );
}
