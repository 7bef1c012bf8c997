import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { type GameType, listGameTypes, listRmgUserGames, type RmgUserGame } from '#contract/rmg.ts';
import { counted } from '#custom-pages/user-overview/counted.ts';
import { Nothing } from '#custom-pages/user-overview/Lines.tsx';
import { usePanelTool } from '#custom-pages/user-overview/panelTools.ts';
import { useRmgReads } from '#custom-pages/user-overview/useRmgReads.ts';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { rmgAddress } from '#resources/rmg/addresses.ts';
import { playedOf } from '#resources/rmg/games/played.ts';
import { rmgGames } from '#resources/rmg/games/resource.ts';
import { shownDirections, sideBySide } from '#rules/direction.ts';
import { capitalised } from '#rules/rmg.ts';
import { DateText } from '#ui/DateText.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** How much the user played of each type of game, and when last; each type is read, and fails, by itself. */
export function RmgPanel({ userId }: { userId: string }) {
  const t = useText();
  const types = useRead(listGameTypes, {});
  return (
    <ReadView read={types} quiet outline={<TableSkeleton columns={3} rows={1} />}>
      {({ active }) =>
        active.length === 0 ? (
          <Nothing>{t('rmg.noTypes')}</Nothing>
        ) : (
          <>
            {withKeys(active, ({ id }) => id).map(({ key, item }) => (
              <Type key={key} type={item} userId={userId} />
            ))}
            <Total types={active} userId={userId} />
          </>
        )
      }
    </ReadView>
  );
}

function Type({ type, userId }: { type: GameType; userId: string }) {
  const t = useText();
  const read = useRead(listRmgUserGames, {
    query: { game_type: type.id, page: 1, user_id: userId },
  });
  const columns = useFileColumns(rmgGames.fields);
  const games: readonly RmgUserGame[] = read.data?.user_games ?? [];
  const name = capitalised(type.name ?? String(type.id));
  usePanelTool(
    sideBySide([t('home.rmg'), name]),
    read,
    games.length > 0
      ? () =>
          tableOf(
            columns,
            games.map((game) => ({ ...playedOf(game, { user_id: userId }), id: game.game_id })),
          )
      : null,
  );
  return (
    <ReadView
      read={read}
      quiet
      outline={<TableSkeleton columns={3} rows={0} />}
      bar={({ user_games: [last, ...others] }) => (
        <Box component="span" sx={{ flex: 1, minWidth: 0, py: 0.25, typography: 'body2' }}>
          <MuiLink component={Link} to={rmgAddress({ type: String(type.id), userId })}>
            <bdi>{shownDirections(name)}</bdi>
          </MuiLink>{' '}
          {last ? (
            <>
              {t(counted([last, ...others]))} · {t('home.last')} <DateText value={last.timestamp} />
            </>
          ) : (
            t('home.none.rmg')
          )}
        </Box>
      )}
    >
      {() => null}
    </ReadView>
  );
}

/** All types added up, as soon as each of them is read; at least so many where a type has more pages. */
function Total({ types, userId }: { types: readonly GameType[]; userId: string }) {
  const t = useText();
  const reads = useRmgReads(types, userId, true);
  const counts = reads.map(({ data }) => data?.user_games.length);
  if (counts.length === 0 || counts.includes(undefined)) return null;
  const count = counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const more = counts.some((one = 0) => one >= PAGE_SIZE);
  return (
    <Box sx={{ pt: 0.5, typography: 'body2', fontWeight: 620 }}>
      {t('why.user.sum')} {t(more ? 'home.atLeast' : 'home.count', { count })}
    </Box>
  );
}
