import { A, O, T } from '#authProvider/roles.ts';
import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import { listPicksQuestions, type PicksQuestion } from '#contract/picks.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { tabsOf } from '#resource-kit/list/tabs.ts';
import { PICKS } from '#resources/picks/addresses.ts';
import { lineValue } from '#resources/picks/questions/lineText.ts';
import { TABS, tabOfStatus } from '#resources/picks/questions/tabs.ts';
import { mayMarkQuestion } from '#rules/picks.ts';
import { later } from '#ui/later.ts';
import { plainText } from '#ui/plainText.ts';

const asQuestion = (record: ResourceRecord) => record as unknown as PicksQuestion;

/** The questions of a picks game as cards and table, and its lines desk (PIC-03..05, PIC-08). */
export const picksQuestions = defineResource({
  name: 'picks-questions',
  route: PICKS.questions,
  roles: [A, T, O],
  title: 'picks.questions.title',
  one: 'picks.questions.one',
  recordName: '{_id}',
  takes: 'gameId',
  data: { dialect: 'whole', endpoint: listPicksQuestions, records: 'data.picks_question' },
  parts: { game_id: 'gameId' },
  // Values come as numbers or as text: they sort by what they amount to.
  toRecord: (row) => ({
    ...row,
    sourceValue: lineValue(row.source_prediction),
    currentValue: lineValue(row.line),
  }),
  tabs: {
    name: 'tab',
    label: 'picks.questions.tabs',
    options: tabsOf(TABS, (tab) => ({
      label: `picks.questions.${tab}`,
      holds: (record) => tabOfStatus(asQuestion(record)) === tab,
      ifAny: tab === 'other',
    })),
  },
  fields: [
    { source: '_id', type: 'text', label: 'ui.questionId', id: true },
    {
      source: 'player_data.name',
      type: 'text',
      label: 'picks.report.pick.player',
      sortable: true,
    },
    {
      source: 'player_data.team_code',
      type: 'text',
      label: 'picks.report.pick.team',
      sortable: true,
    },
    {
      source: 'player_data.position',
      type: 'text',
      label: 'picks.report.pick.position',
      sortable: true,
    },
    {
      source: 'picks_category',
      type: 'choice',
      label: 'picks.report.pick.category',
      sortable: true,
      filter: true,
      choices: PICKS_CATEGORIES.map((id) => ({ id, label: `picks.category.${id}` })),
      // As it is pasted back into the lines desk.
      text: (value) => plainText(value) ?? '',
    },
    { source: 'question', type: 'text', label: 'picks.desk.question' },
    { source: 'sourceValue', type: 'text', label: 'picks.card.source', sortable: true },
    { source: 'currentValue', type: 'text', label: 'picks.card.current', sortable: true },
    { source: 'status', type: 'status', label: 'ui.game.status' },
  ],
  find: 'picks.questions.find',
  card: {
    Card: later(() => import('#resources/picks/questions/QuestionCard.tsx'), 'QuestionCard'),
    arranged: 'rows',
    height: 150,
  },
  mayTick: (record) => mayMarkQuestion(asQuestion(record)) === true,
  bulkBar: later(
    () => import('#resources/picks/questions/QuestionsToolbar.tsx'),
    'QuestionsToolbar',
  ),
  nothing: later(() => import('#resources/picks/questions/NoQuestions.tsx'), 'NoQuestions'),
  list: () =>
    import('#resources/picks/questions/QuestionsPage.tsx').then((m) => ({
      default: m.QuestionsPage,
    })),
});
