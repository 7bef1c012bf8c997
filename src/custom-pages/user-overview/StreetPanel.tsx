import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { GAME_TABS, type GameTab } from '#contract/assumptions.ts';
import { listStreetGames } from '#contract/street.ts';
import { GamesTable } from '#custom-pages/user-overview/GamesTable.tsx';
import { usePanelTool } from '#custom-pages/user-overview/panelTools.ts';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { gameFields } from '#resources/games/fields.ts';
import { streetGameAddress, streetGamesOf } from '#resources/street/addresses.ts';
import { sideBySide } from '#rules/direction.ts';
import { finishedFirst } from '#rules/finishedFirst.ts';
import { formatCount } from '#rules/money.ts';
import { tableOf } from '#ui/exportRows.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';

/** So many games of a stage are shown. */
const SHOWN = 2;

/** What is over comes first. */
const STAGES: readonly GameTab[] = [...GAME_TABS].reverse();

/** The user's street games of each stage, completed ones first; each is read, and fails, by itself (APP-18, WHY-04). */
export function StreetPanel({ userId }: { userId: string }) {
  return (
    <>
      {STAGES.map((tab) => (
        <Stage key={tab} tab={tab} userId={userId} />
      ))}
      <Total userId={userId} />
    </>
  );
}

function Stage({ tab, userId }: { tab: GameTab; userId: string }) {
  const t = useText();
  const columns = useFileColumns(gameFields);
  const read = useRead(listStreetGames, { path: { status: tab }, query: { user_id: userId } });
  const games = finishedFirst(read.data?.games ?? []);
  const stage = t(`street.tabs.${tab}`);
  usePanelTool(
    sideBySide([t('home.street'), stage]),
    read,
    games.length > 0 ? () => tableOf(columns, games) : null,
  );
  return (
    <ReadView
      read={read}
      quiet
      outline={<TableSkeleton columns={3} rows={1} />}
      bar={() => (
        <Box component="span" sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
          <MuiLink component={Link} to={`${streetGamesOf(userId)}?tab=${tab}`}>
            {stage}
          </MuiLink>{' '}
          {games.length === 0 ? t('home.none.street') : formatCount(games.length)}
        </Box>
      )}
    >
      {() =>
        games.length > 0 && (
          <GamesTable
            label={stage}
            games={games}
            few={SHOWN}
            bare
            to={(gameId) => streetGameAddress('index', userId, gameId)}
          />
        )
      }
    </ReadView>
  );
}

/** All stages added up, as soon as each of them is read. */
function Total({ userId }: { userId: string }) {
  const t = useText();
  const query = { user_id: userId };
  const reads = [
    useRead(listStreetGames, { path: { status: 'active' }, query }, { shared: true }),
    useRead(listStreetGames, { path: { status: 'inprogress' }, query }, { shared: true }),
    useRead(listStreetGames, { path: { status: 'inactive' }, query }, { shared: true }),
  ];
  const games = reads.map(({ data }) => data?.games.length);
  if (games.includes(undefined)) return null;
  const all = games.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <Box sx={{ pt: 0.5, typography: 'body2', fontWeight: 620 }}>
      {t('why.user.sum')} {formatCount(all)}
    </Box>
  );
}
