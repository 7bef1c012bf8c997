import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { GAME_TABS, type GameTab } from '#contract/assumptions.ts';
import { listStreetGames } from '#contract/street.ts';
import { GameLine, Lines } from '#custom-pages/user-overview/Lines.tsx';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { gameFields } from '#resources/games/fields.ts';
import { streetGameAddress, streetGamesOf } from '#resources/street/addresses.ts';
import { formatCount } from '#rules/money.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { withKeys } from '#ui/withKeys.ts';

const SHOWN = 2;

/** The user's street games of each stage; each is read, and fails, by itself. */
export function StreetPanel({ userId }: { userId: string }) {
  return GAME_TABS.map((tab) => <Stage key={tab} tab={tab} userId={userId} />);
}

function Stage({ tab, userId }: { tab: GameTab; userId: string }) {
  const t = useText();
  const columns = useFileColumns(gameFields);
  const read = useRead(listStreetGames, { path: { status: tab }, query: { user_id: userId } });
  return (
    <ReadView
      read={read}
      bar={({ games }) => (
        <>
          <Box component="span" sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
            <MuiLink component={Link} to={`${streetGamesOf(userId)}?tab=${tab}`}>
              {t(`street.tabs.${tab}`)}
            </MuiLink>{' '}
            {games.length === 0 ? t('home.none.street') : formatCount(games.length)}
          </Box>
          {games.length > 0 && <CopyRows rows={() => tableOf(columns, games)} />}
        </>
      )}
    >
      {({ games }) => (
        <Lines>
          {withKeys(games.slice(0, SHOWN), ({ id }) => id).map(({ key, item: game }) => (
            <GameLine key={key} game={game} to={streetGameAddress('index', userId, game.id)} />
          ))}
        </Lines>
      )}
    </ReadView>
  );
}
