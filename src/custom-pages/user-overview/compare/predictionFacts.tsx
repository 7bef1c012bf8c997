import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { Facts } from '#custom-pages/user-overview/compare/facts.ts';
import { GameLabel } from '#custom-pages/user-overview/compare/GameLabel.tsx';
import { SumsControls } from '#custom-pages/user-overview/SumsControls.tsx';
import { playedIn, usePredictionSums } from '#custom-pages/user-overview/usePredictionSums.ts';
import { useText } from '#i18n/useText.ts';
import { statsAddress } from '#resources/prediction/addresses.ts';
import { formatRupees } from '#rules/money.ts';

/** What a user staked and got back in the listed prediction games; each user is read on demand. */
export function usePredictionFacts(userId: string): Facts {
  const t = useText();
  const all = usePredictionSums(userId);
  return {
    facts: playedIn(all).map((game) => {
      const sum = all.results.get(String(game.id));
      const value = t('why.user.money', {
        staked: formatRupees(sum?.staked),
        returned: formatRupees(sum?.returned),
      });
      return {
        key: String(game.id),
        label: <GameLabel game={game} />,
        shown: (
          <MuiLink component={Link} to={statsAddress(String(game.id), userId)}>
            {value}
          </MuiLink>
        ),
        // What is not told is equal to nothing.
        value: sum?.staked == null || sum.returned == null ? null : value,
      };
    }),
    failure: null,
    fetching: false,
    refetch: async () => {
      if (all.phase === 'done') await all.start();
    },
    at: 0,
    unread: all.phase !== 'done' || all.failed.length > 0,
    controls: <SumsControls all={all} label={t('why.user.readPredictions')} />,
  };
}
