import { A } from '#authProvider/roles.ts';
import { listPredictionGames, type PredictionGame } from '#contract/prediction.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { gameFields } from '#resources/games/fields.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import { leaguesText } from '#resources/prediction/games/leaguesText.ts';
import { later } from '#ui/later.ts';

/** The prediction games under their headings, in the order given (PRD-01). */
export const predictionGames = defineResource({
  name: 'prediction-games',
  route: PREDICTION.games,
  recordRoute: PREDICTION.questions,
  roles: [A],
  title: 'prediction.games',
  one: 'prediction.game',
  menu: { section: 'predictions' },
  data: {
    dialect: 'whole',
    endpoint: listPredictionGames,
    records: 'games',
    rows: (games: ReadonlyMap<string, readonly PredictionGame[]>) =>
      [...games].flatMap(([heading, list]) => list.map((game) => ({ ...game, heading }))),
    key: 'id',
  },
  fields: [
    { source: 'heading', type: 'text', label: 'prediction.heading' },
    ...gameFields,
    { source: 'leagues', type: 'text', label: 'prediction.leagues', text: leaguesText },
  ],
  card: {
    Card: later(
      () => import('#resources/prediction/games/PredictionGameCard.tsx'),
      'PredictionGameCard',
    ),
    arranged: 'grid',
    under: 'heading',
  },
  find: 'ui.game.find',
  emptyHint: 'prediction.gamesEmpty',
  // The service's own message with its status (NET-08).
  failed: { text: '' },
});
