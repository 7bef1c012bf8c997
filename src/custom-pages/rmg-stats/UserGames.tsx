import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useConfig } from '#config/useConfig.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listRmgUserGames, type RmgUserGame } from '#contract/rmg.ts';
import type { RmgFilters } from '#custom-pages/rmg-stats/address.ts';
import { GameCards } from '#custom-pages/rmg-stats/GameCards.tsx';
import { GameTable } from '#custom-pages/rmg-stats/GameTable.tsx';
import { type Played, playedOf } from '#custom-pages/rmg-stats/played.ts';
import { useRead } from '#dataProvider/useRead.ts';
import { type TextKey, useText } from '#i18n/useText.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
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
            <CopyRows rows={() => [HEADINGS.map((key) => t(key)), ...played(data).map(cellsOf)]} />
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

const HEADINGS: readonly TextKey[] = [
  'rmg.game',
  'rmg.user',
  'rmg.score',
  'rmg.health',
  'rmg.opponent',
  'rmg.score',
  'rmg.health',
  'rmg.entry',
  'rmg.winnings',
  'rmg.date',
];

function cellsOf({ game, user, opponents }: Played): readonly unknown[] {
  const [opponent] = opponents;
  return [
    game.game_id,
    user?.display_name,
    user?.score,
    user?.health,
    opponent?.display_name,
    opponent?.score,
    opponent?.health,
    game.game?.cost,
    game.game?.winnings,
    game.timestamp,
  ];
}
