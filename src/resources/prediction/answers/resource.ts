import { A } from '#authProvider/roles.ts';
import { getUserLeagues, type UserLeague } from '#contract/prediction.ts';
import { valueAt } from '#dataProvider/paths.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import { judgedLeague } from '#resources/prediction/answers/judgedLeague.ts';
import { verdictField } from '#resources/verdicts/verdictField.ts';
import { addRupees } from '#rules/money.ts';
import { choicesMade } from '#rules/predictionStats.ts';
import { later } from '#ui/later.ts';

const cells = () => import('#resources/prediction/answers/cells.tsx');

/** The options of the question, by which a league is found too. */
function optionsOf(league: Record<string, unknown>): string {
  const choices = valueAt(league, 'question.choices');
  return Array.isArray(choices) ? choices.map(({ choice }) => choice).join(' ') : '';
}

/** Rupees put on all choices of a league; null where one of them is not known. */
const investedIn = (league: UserLeague): string | null =>
  addRupees(choicesMade(league).map(({ investment }) => investment));

/** Slots booked on all of them, likewise. */
const slotsIn = (league: UserLeague): string | null =>
  addRupees(choicesMade(league).map(({ slots }) => slots));

/** What a user played in a prediction game, league by league; both are asked for when the route lacks one (PRD-16). */
export const predictionAnswers = defineResource({
  name: 'prediction-stats',
  route: PREDICTION.stats,
  roles: [A],
  title: 'prediction.stats',
  listName: 'prediction.entries',
  menu: { section: 'predictions' },
  data: { dialect: 'whole', endpoint: getUserLeagues, records: 'userLeagues' },
  parts: { game_id: 'gameId', user_id: 'userId' },
  toRecord: (league, _asked, answer) => ({
    ...league,
    choice: optionsOf(league),
    investment: investedIn(league as unknown as UserLeague),
    slots: slotsIn(league as unknown as UserLeague),
    ...judgedLeague(league, answer),
  }),
  fields: [
    { source: '_id', type: 'text', label: 'prediction.leagueId', id: true, findable: false },
    { source: 'question.question', type: 'text', label: 'prediction.question', sortable: true },
    { ...verdictField, sortable: true },
    {
      source: 'correct',
      type: 'text',
      label: 'prediction.correct',
      findable: false,
      cell: later(cells, 'Correct'),
    },
    { source: 'entry', type: 'rupees', label: 'prediction.entry', sortable: true, findable: false },
    {
      source: 'status',
      type: 'status',
      label: 'prediction.status',
      sortable: true,
      findable: false,
    },
    {
      source: 'winnings',
      type: 'rupees',
      label: 'prediction.leagueWinnings',
      total: true,
      sortable: true,
      findable: false,
    },
    // Of each choice made a line of the cell, and a row of the sheet.
    { source: 'choice', type: 'text', label: 'prediction.choices', cell: later(cells, 'Choices') },
    {
      source: 'investment',
      type: 'rupees',
      label: 'prediction.investment',
      total: true,
      sortable: true,
      findable: false,
      cell: later(cells, 'Investments'),
    },
    {
      source: 'slots',
      type: 'number',
      label: 'prediction.slotsBooked',
      total: true,
      sortable: true,
      findable: false,
      cell: later(cells, 'Slots'),
    },
  ],
  sheet: () => import('#resources/prediction/answers/sheet.ts').then((m) => m.choiceRows),
  card: {
    Card: later(() => import('#resources/prediction/answers/AnswerCard.tsx'), 'AnswerCard'),
    arranged: 'rows',
    columns: () => [
      { label: 'prediction.correct' },
      { label: 'prediction.choices' },
      { label: 'prediction.investment', source: 'investment' },
      { label: 'prediction.slotsBooked', source: 'slots' },
      { label: 'prediction.leagueWinnings', source: 'winnings' },
    ],
    columnWidth: 132,
    height: 150,
  },
  heading: later(
    () => import('#resources/prediction/answers/AnswersHeading.tsx'),
    'AnswersHeading',
  ),
  above: later(() => import('#resources/prediction/answers/Totals.tsx'), 'Totals'),
  missing: { title: 'prediction.statsBefore' },
  empty: 'prediction.statsEmpty',
});
