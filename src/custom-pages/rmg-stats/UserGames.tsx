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
import { call } from '#http/call.ts';
import { useText } from '#i18n/useText.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { type ReadPage, tableOf } from '#ui/exportRows.ts';
import { Pager } from '#ui/Pager.tsx';
import { PastEnd } from '#ui/PastEnd.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { usePagedRead } from '#ui/usePagedRead.ts';

/** A page of a user's games, as a table or, on a small screen, as cards (RMG-01, RMG-04). */
export function UserGames({
  filters: { type, userId },
  room,
  isType,
}: {
  filters: RmgFilters;
  /** The path of the game type's rooms. */
  room: unknown;
  /** False: no such type of game is active; one that was may still have games. */
  isType: boolean;
}) {
  const t = useText();
  const { replayUrl } = useConfig();
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const inputOf = (nth: number) => ({ query: { game_type: type, page: nth, user_id: userId } });
  const { page, toPage, step, read, past } = usePagedRead(listRmgUserGames, inputOf, {
    countOf: ({ user_games }) => user_games.length,
  });
  const played = ({ user_games }: { user_games: readonly RmgUserGame[] }): readonly Played[] =>
    user_games.map((game) => playedOf(game, { userId, room, replayUrl }));
  const columns = gameColumns(t);
  const readPage: ReadPage<Played> = async (nth, signal) => {
    const data = await call(listRmgUserGames, inputOf(nth), { signal });
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
          past ? (
            <PastEnd
              past={past}
              page={page}
              toPage={toPage}
              outline={<TableSkeleton columns={6} />}
            />
          ) : data.user_games.length === 0 ? (
            <EmptyState title={isType ? t('rmg.empty') : t('rmg.noType', { type })} />
          ) : (
            <Games games={played(data)} />
          )
        }
      </ReadView>
      <Pager
        page={page}
        onPage={toPage}
        onStep={step}
        more={(read.data?.user_games.length ?? 0) >= PAGE_SIZE}
      />
    </>
  );
}
