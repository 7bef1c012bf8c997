import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useConfig } from '#config/useConfig.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listRmgUserGames, type RmgUserGame } from '#contract/rmg.ts';
import type { RmgFilters } from '#custom-pages/rmg-stats/address.ts';
import { gameColumns } from '#custom-pages/rmg-stats/columns.ts';
import { GameCards } from '#custom-pages/rmg-stats/GameCards.tsx';
import { GameTable } from '#custom-pages/rmg-stats/GameTable.tsx';
import { type Played, playedOf } from '#custom-pages/rmg-stats/played.ts';
import { useRead } from '#dataProvider/useRead.ts';
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { type ReadPage, tableOf } from '#ui/exportRows.ts';
import { Pager } from '#ui/Pager.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';

/** A page of a user's games, as a table or, on a small screen, as cards (RMG-01, RMG-04). */
export function UserGames({
  filters: { type, userId, page },
  room,
  onPage,
}: {
  filters: RmgFilters;
  /** The path of the game type's rooms. */
  room: unknown;
  onPage: (page: number) => void;
}) {
  const t = useText();
  const { replayUrl } = useConfig();
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const read = useRead(
    listRmgUserGames,
    { query: { game_type: type, page, user_id: userId } },
    { keepPrevious: true },
  );
  const played = ({ user_games }: { user_games: readonly RmgUserGame[] }): readonly Played[] =>
    user_games.map((game) => playedOf(game, { userId, room, replayUrl }));
  const columns = gameColumns(t);
  const readPage: ReadPage<Played> = async (nth, signal) => {
    const query = { game_type: type, page: nth, user_id: userId };
    const data = await call(listRmgUserGames, { query }, { signal });
    return { rows: played(data), more: data.user_games.length >= PAGE_SIZE };
  };
  const Games = small ? GameCards : GameTable;
  return (
    <>
      {replayUrl === undefined && (
        <Typography variant="body2" color="textSecondary">
          {t('rmg.noReplay')}
        </Typography>
      )}
      <ReadView
        read={read}
        outline={<TableSkeleton columns={6} />}
        bar={(data) =>
          data.user_games.length > 0 && (
            <>
              <CopyRows rows={() => tableOf(columns, played(data))} />
              <ExportButton
                file={`games-${type}-${userId}`}
                columns={columns}
                readPage={readPage}
                keyOf={({ game }) => String(game.game_id)}
              />
            </>
          )
        }
      >
        {(data) =>
          data.user_games.length === 0 ? (
            <EmptyState title={t('rmg.empty')} />
          ) : (
            <Games games={played(data)} />
          )
        }
      </ReadView>
      <Pager page={page} onPage={onPage} more={(read.data?.user_games.length ?? 0) >= PAGE_SIZE} />
    </>
  );
}
