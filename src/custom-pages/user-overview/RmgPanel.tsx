import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { type GameType, listGameTypes, listRmgUserGames, type RmgUserGame } from '#contract/rmg.ts';
import { counted } from '#custom-pages/user-overview/counted.ts';
import { Nothing } from '#custom-pages/user-overview/Lines.tsx';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { rmgAddress } from '#resources/rmg/addresses.ts';
import { playedOf } from '#resources/rmg/games/played.ts';
import { rmgGames } from '#resources/rmg/games/resource.ts';
import { shownDirections } from '#rules/direction.ts';
import { capitalised } from '#rules/rmg.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { DateText } from '#ui/DateText.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** How much the user played of each type of game, and when last; each type is read, and fails, by itself. */
export function RmgPanel({ userId }: { userId: string }) {
  const t = useText();
  const types = useRead(listGameTypes, {});
  return (
    <ReadView read={types} quiet>
      {({ active }) =>
        active.length === 0 ? (
          <Nothing>{t('rmg.noTypes')}</Nothing>
        ) : (
          withKeys(active, ({ id }) => id).map(({ key, item }) => (
            <Type key={key} type={item} userId={userId} />
          ))
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
  const table = (games: readonly RmgUserGame[]) =>
    tableOf(
      columns,
      games.map((game) => ({ ...playedOf(game, { user_id: userId }), id: game.game_id })),
    );
  return (
    <ReadView
      read={read}
      bar={({ user_games: [last, ...others] }) => (
        <Box component="span" sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
          <MuiLink component={Link} to={rmgAddress({ type: String(type.id), userId })}>
            <bdi>{shownDirections(capitalised(type.name ?? String(type.id)))}</bdi>
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
      {({ user_games }) => user_games.length > 0 && <CopyRows rows={() => table(user_games)} />}
    </ReadView>
  );
}
