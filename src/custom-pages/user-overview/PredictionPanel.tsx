import Box from '@mui/material/Box';
import { GamesTable } from '#custom-pages/user-overview/GamesTable.tsx';
import { Nothing } from '#custom-pages/user-overview/Lines.tsx';
import { usePanelTool } from '#custom-pages/user-overview/panelTools.ts';
import { SumsControls } from '#custom-pages/user-overview/SumsControls.tsx';
import { sumColumns } from '#custom-pages/user-overview/sumColumns.ts';
import { playedIn, usePredictionSums } from '#custom-pages/user-overview/usePredictionSums.ts';
import { useText } from '#i18n/useText.ts';
import { useFileColumns } from '#resource-kit/list/fileColumns.ts';
import { gameFields } from '#resources/games/fields.ts';
import { statsAddress } from '#resources/prediction/addresses.ts';
import { tableOf } from '#ui/exportRows.ts';

/** The listed games that the user predicted in, with stakes and returns. No call tells which they are: on demand each is asked (WHY-04). */
export function PredictionPanel({ userId }: { userId: string }) {
  const t = useText();
  const columns = useFileColumns(gameFields);
  const all = usePredictionSums(userId);
  const { phase, items, results } = all;
  const games = playedIn(all);
  const over = phase === 'done' || phase === 'stopped';
  const others = results.size - games.length;
  const sums = new Map([...results].filter(([, { lines }]) => lines > 0));
  usePanelTool(
    t('why.user.predictions'),
    {
      dataUpdatedAt: 0,
      isFetching: phase === 'listing' || phase === 'reading',
      error: null,
      refetch: async () => {
        // What was never asked for is not asked for by a refresh.
        if (phase === 'done') await all.start();
      },
    },
    games.length > 0 ? () => tableOf([...columns, ...sumColumns(t, sums)], games) : null,
  );
  return (
    <>
      {games.length > 0 && (
        <GamesTable
          label={t('why.user.predictions')}
          games={games}
          to={(gameId) => statsAddress(String(gameId), userId)}
          sums={sums}
        />
      )}
      {over && games.length === 0 && (
        <Nothing>{t(results.size === items.length ? 'why.user.none' : 'why.user.noneYet')}</Nothing>
      )}
      {over && games.length > 0 && others > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('why.user.others', { smart_count: others })}
        </Box>
      )}
      <SumsControls all={all} label={t('why.user.readPredictions')} />
    </>
  );
}
