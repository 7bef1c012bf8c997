import Box from '@mui/material/Box';
import { useRead } from '#cache/useRead.ts';
import { listUserTradesGames } from '#contract/trades.ts';
import { counted } from '#custom-pages/user-overview/counted.ts';
import { GameLine, Lines, Nothing } from '#custom-pages/user-overview/Lines.tsx';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { gameFields } from '#resources/games/fields.ts';
import { statsAddress } from '#resources/trades/addresses.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** The last games that the user traded in. */
export function TradesPanel({ userId }: { userId: string }) {
  const t = useText();
  const columns = useFileColumns(gameFields);
  const read = useRead(listUserTradesGames, { query: { user_id: userId, pageNo: 1 } });
  return (
    <ReadView
      read={read}
      bar={(games) => (
        <>
          <Box component="span">{t(counted(games))}</Box>
          {games.length > 0 && <CopyRows rows={() => tableOf(columns, games)} />}
        </>
      )}
    >
      {(games) =>
        games.length === 0 ? (
          <Nothing>{t('home.none.trades')}</Nothing>
        ) : (
          <Lines>
            {withKeys(games.slice(0, SHOWN), ({ id }) => id).map(({ key, item: game }) => (
              <GameLine key={key} game={game} to={statsAddress(game.id, userId)} />
            ))}
          </Lines>
        )
      }
    </ReadView>
  );
}

const SHOWN = 4;
