import { RecordContextProvider } from 'ra-core';
import { useContext } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listUserTradesGames, type TradesGame } from '#contract/trades.ts';
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { statsAddress, userGamesAddress } from '#resources/trades/addresses.ts';
import { TradesGameCard } from '#resources/trades/games/TradesGameCard.tsx';
import { addressId } from '#rules/userId.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { type ReadPage, tableOf } from '#ui/exportRows.ts';
import { gameListColumns } from '#ui/gameListColumns.ts';
import { IdText } from '#ui/IdText.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { Pager } from '#ui/Pager.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { PastEnd } from '#ui/PastEnd.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { UserIdForm } from '#ui/UserIdForm.tsx';
import { usePagedRead } from '#ui/usePagedRead.ts';
import { withKeys } from '#ui/withKeys.ts';

/** The games that a user traded in, a page at a time; the user is asked for when the address names none (TRD-04). */
export function TradesUserGames() {
  const t = useText();
  const userId = addressId(useParams().userId);
  const navigate = useNavigate();
  useNoteUser(userId, userGamesAddress(userId));
  return (
    <>
      <PageTitle
        title={
          userId === ''
            ? t('trades.userGames.title')
            : t('trades.userGames.titleOf', { user: userId })
        }
        note={userId !== '' && <IdText value={userId} what={t('ui.userId')} />}
        actions={userId !== '' && <LookUpLink userId={userId} />}
      />
      <UserIdForm
        value={userId}
        label={t('trades.userGames.form')}
        submit={t('trades.userGames.submit')}
        onUser={(user) => navigate(userGamesAddress(user))}
      />
      {userId === '' ? (
        <EmptyState title={t('trades.userGames.form')} message={t('trades.userGames.ask')} />
      ) : (
        <Games key={userId} userId={userId} />
      )}
    </>
  );
}

function Games({ userId }: { userId: string }) {
  const t = useText();
  const { page, toPage, step, read, past } = usePagedRead(
    listUserTradesGames,
    (pageNo) => ({ query: { user_id: userId, pageNo } }),
    { countOf: (games) => games.length },
  );
  const timeZone = useContext(TimeZoneContext);
  const columns = gameListColumns<TradesGame>(t, timeZone, ({ id }) => id);
  const readPage: ReadPage<TradesGame> = async (nth, signal) => {
    const query = { user_id: userId, pageNo: nth };
    const rows = await call(listUserTradesGames, { query }, { signal });
    return { rows, more: rows.length >= PAGE_SIZE };
  };
  return (
    <>
      <ReadView
        read={read}
        bar={(games) =>
          games.length > 0 && (
            <>
              <CopyRows rows={() => tableOf(columns, games)} />
              <ExportButton
                file={`trades-games-${userId}`}
                columns={columns}
                readPage={readPage}
                keyOf={({ id }) => String(id)}
              />
            </>
          )
        }
      >
        {(games) =>
          past ? (
            <PastEnd past={past} page={page} toPage={toPage} />
          ) : games.length === 0 ? (
            <EmptyState title={t('trades.userGames.none')} />
          ) : (
            <CardGrid>
              {withKeys(games, ({ id }) => id).map(({ key, item: game }) => (
                <RecordContextProvider key={key} value={game}>
                  <TradesGameCard to={(id) => statsAddress(id, userId)} />
                </RecordContextProvider>
              ))}
            </CardGrid>
          )
        }
      </ReadView>
      {(read.data || read.error) && (
        <Pager
          page={page}
          onPage={toPage}
          onStep={step}
          more={(read.data?.length ?? 0) >= PAGE_SIZE}
        />
      )}
    </>
  );
}
