import { describe, expect, it } from 'vitest';
import {
  activateLeagues,
  addLeagues,
  addLeagueTemplate,
  addQuestions,
  addQuestionTemplate,
  distribute,
  editQuestion,
  getUserLeagues,
  listLeagueTemplates,
  listPredictionGames,
  listPredictionQuestions,
  listQuestionTemplates,
  populateLeaderboard,
  removeInactiveLeague,
  removeLeagueTemplate,
  removeQuestion,
  removeQuestionTemplate,
  updateAnswer,
} from '#contract/prediction.ts';
import { LARGE_PREDICTION_GAME } from '#mocks/data/predictionPlans.ts';
import { ask } from '#mocks/services/ask.ts';
import { setupServices } from '#mocks/vitest.ts';

const services = setupServices();

type Id = string | number;
interface League {
  _id: Id;
  status: string;
  entry: unknown;
  max_entries: unknown;
}
interface Question {
  _id: Id;
  question: string;
  answer?: Id;
  choices: { _id: Id; choice: string }[];
  leagues: League[];
}

const questions = async (game_id: Id): Promise<Question[]> =>
  (await ask(listPredictionQuestions, { query: { game_id } })).body;
const question = async (game_id: Id, _id: Id) =>
  (await questions(game_id)).find((one) => one._id === _id);
const statuses = async (game_id: Id) =>
  (await questions(game_id)).map(({ leagues }) => leagues.map(({ status }) => status));
const gameStatus = async (id: Id) => {
  const groups = Object.values((await ask(listPredictionGames, {})).body.games).flat();
  return (groups as { id: Id; status: string }[]).find((game) => game.id === id)?.status;
};
const pay = (game_id: Id, distribute_type: 'winning' | 'refund' = 'winning') =>
  ask(distribute, { body: { distribute_type, game_id, action: 'game_wise' } });
const refund = (game_id: Id, leagues: Id[]) =>
  ask(distribute, {
    body: { distribute_type: 'leaguerefund', game_id, action: 'league_wise', leagues },
  });

describe('games', () => {
  it('stand under headings, with every status among them', async () => {
    const { games } = (await ask(listPredictionGames, {})).body;
    expect(Object.keys(games)).toEqual(['Today', 'Tomorrow', 'Later', 'Earlier']);
    const found = Object.values(games).flat() as { status: string; heading?: string }[];
    expect(new Set(found.map(({ status }) => status))).toEqual(
      new Set([
        'active',
        'inactive',
        'inprogress',
        'reconciled',
        'completed',
        'cancelled',
        'under-review',
      ]),
    );
    expect(found.some((game) => 'heading' in game)).toBe(false);
  });

  it('have the names of their teams in their questions', async () => {
    expect((await question(72005, 'prd-72005-q1'))?.question).toContain('A$$ & $1 Kings');
    for (const game of [72001, 72005, 72009, 72013])
      expect(JSON.stringify(await questions(game))).not.toMatch(/home_team|away_team/i);
  });

  it('are large on demand: 60 questions, and 200 at scale 1', async () => {
    expect(await questions(72004)).toHaveLength(60);
    const large = await questions(LARGE_PREDICTION_GAME);
    expect(large).toHaveLength(200);
    const [first] = large;
    const [league] = first?.leagues ?? [];
    expect((await ask(activateLeagues, { body: { leagues: [league?._id ?? ''] } })).status).toBe(
      200,
    );
    expect((await questions(LARGE_PREDICTION_GAME))[0]?.leagues[0]?.status).toBe('active');
    await ask(addQuestions, {
      body: {
        game_id: LARGE_PREDICTION_GAME,
        questions: [{ question: 'One more?', choices: [{ choice: 'A' }, { choice: 'B' }] }],
      },
    });
    const added = (await questions(LARGE_PREDICTION_GAME)).at(-1);
    expect((await ask(removeQuestion, { query: { id: added?._id ?? '' } })).status).toBe(200);
  });

  it('pay out once, when reconciled, and refund what has no answer', async () => {
    expect((await pay(70001)).status).toBe(200);
    expect(await gameStatus(70001)).toBe('completed');
    expect(new Set((await statuses(70001)).flat())).toEqual(new Set(['completed']));
    expect(await pay(70001)).toMatchObject({
      status: 409,
      body: { success: false, message: 'The game is completed, not reconciled' },
    });
    await pay(70002);
    expect((await statuses(70002))[3]).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it.each([71001, 71002, 71003, 70003, 70004, 72001])(
    'refuse to pay out game %s, which is not reconciled',
    async (game) => {
      const before = await statuses(game);
      expect((await pay(game)).status).toBe(409);
      expect(await statuses(game)).toEqual(before);
    },
  );

  it('pay out after the control reconciled them', async () => {
    await services.setGameStatus({ area: 'prediction', game_id: 71001, status: 'reconciled' });
    expect((await pay(71001)).status).toBe(200);
    expect(await gameStatus(71001)).toBe('completed');
  });

  it('are cancelled with a refund, once, unless inactive, over or of unknown status', async () => {
    expect((await pay(72001, 'refund')).status).toBe(200);
    expect(await gameStatus(72001)).toBe('cancelled');
    expect(new Set((await statuses(72001)).flat())).toEqual(new Set(['cancelled']));
    for (const game of [72001, 72003, 70003, 71003])
      expect((await pay(game, 'refund')).status).toBe(409);
  });

  it('fill their leaderboard when neither active nor inactive', async () => {
    const populate = async (game_id: Id) =>
      (await ask(populateLeaderboard, { query: { game_id } })).status;
    expect(await populate(70001)).toBe(200);
    for (const game of [72001, 72003, 71003]) expect(await populate(game)).toBe(409);
  });
});

describe('questions', () => {
  const texts = { question: 'Who wins?', choices: [{ choice: 'A' }, { choice: 'B' }] };

  it('are added, edited with a choice more, and deleted with their leagues', async () => {
    await ask(addQuestions, { body: { game_id: 72001, questions: [texts] } });
    const added = (await questions(72001)).at(-1);
    expect(added).toMatchObject({ question: 'Who wins?', leagues: [] });
    const question_id = added?._id ?? '';
    const choices = (added?.choices ?? []).map(({ _id, choice }) => ({ id: _id, choice }));
    const body = { question_id, question: 'Who loses?', choices: [...choices, { choice: 'C' }] };
    expect((await ask(editQuestion, { body })).status).toBe(200);
    const edited = await question(72001, question_id);
    expect(edited?.choices.map(({ choice }) => choice)).toEqual(['A', 'B', 'C']);
    expect(edited?.choices.slice(0, 2)).toEqual(added?.choices);
    await ask(removeQuestion, { query: { id: 'prd-72001-q1' } });
    expect(await question(72001, 'prd-72001-q1')).toBeUndefined();
    const gone = await ask(activateLeagues, { body: { leagues: ['prd-72001-q1-l2'] } });
    expect(gone.status).toBe(404);
  });

  it.each([
    ['of an inactive game', { game_id: 72003, questions: [texts] }, 409],
    ['of no game', { game_id: 'nowhere', questions: [texts] }, 404],
    [
      'from no template',
      { game_id: 72001, questions: [{ ...texts, question_template_id: 'x' }] },
      404,
    ],
    ['without a text', { game_id: 72001, questions: [{ ...texts, question: ' ' }] }, 422],
    [
      'with one choice',
      { game_id: 72001, questions: [{ ...texts, choices: [{ choice: 'A' }] }] },
      422,
    ],
  ])('are not added when %s', async (_, body, status) => {
    expect((await ask(addQuestions, { body })).status).toBe(status);
    expect(await questions(72001)).toHaveLength(8);
  });

  it('are not edited outside of an active game, nor relieved of a choice', async () => {
    const edit = async (question_id: string, choices: { id?: Id; choice: string }[]) =>
      (await ask(editQuestion, { body: { question_id, question: 'Why?', choices } })).status;
    expect(await edit('prd-72003-q1', [{ choice: 'A' }, { choice: 'B' }])).toBe(409);
    expect(await edit('prd-72001-q1', [{ choice: 'A' }, { choice: 'B' }])).toBe(422);
    expect((await ask(removeQuestion, { query: { id: 'prd-72003-q1' } })).status).toBe(409);
  });

  const answer = (game_id: Id, question_id: string, choice: number) =>
    ask(updateAnswer, {
      body: { game_id, question_id, choice_id: `${question_id}-c${choice}` },
    });

  it('get their answer when the game is not active, which declares the leagues', async () => {
    expect((await answer(71001, 'prd-71001-q2', 1)).status).toBe(200);
    expect(await question(71001, 'prd-71001-q2')).toMatchObject({
      answer: 'prd-71001-q2-c1',
      leagues: [{ status: 'declared' }, { status: 'inactive' }, { status: 'cancelled' }],
    });
    expect((await answer(71001, 'prd-71001-q2', 1)).status).toBe(409);
    expect((await answer(71001, 'prd-71001-q2', 2)).status).toBe(200);
  });

  it.each([
    [72001, 'prd-72001-q1', 1, 409],
    [70003, 'prd-70003-q1', 1, 409],
    [71003, 'prd-71003-q2', 1, 409],
    [71001, 'prd-71001-q1', 99, 422],
    [71001, 'prd-71002-q2', 1, 422],
    [71001, 'prd-gone', 1, 404],
  ])('get no answer: game %s, %s, choice %s → %s', async (game, id, choice, status) => {
    expect((await answer(game, id, choice)).status).toBe(status);
  });
});

describe('leagues', () => {
  it('are added inactive to each question, activated, and cancelled with a refund', async () => {
    const both = ['prd-72001-q4', 'prd-72001-q8'];
    const body = { game_id: 72001, questions: both, leagues: [{ entry: '99.50', max_entries: 5 }] };
    expect((await ask(addLeagues, { body })).status).toBe(200);
    const added = (await questions(72001)).filter(({ _id }) => both.includes(String(_id)));
    expect(added.map(({ leagues }) => leagues)).toMatchObject([
      [{ entry: '99.50', max_entries: 5, status: 'inactive' }],
      [{ entry: '99.50', max_entries: 5, status: 'inactive' }],
    ]);
    const ids = added.flatMap(({ leagues }) => leagues.map(({ _id }) => _id));
    expect((await ask(activateLeagues, { body: { leagues: ids } })).status).toBe(200);
    expect((await ask(activateLeagues, { body: { leagues: ids } })).status).toBe(409);
    expect((await refund(72001, ids)).status).toBe(200);
    expect((await refund(72001, ids)).status).toBe(409);
    expect((await statuses(72001))[3]).toEqual(['cancelled']);
  });

  it('are deleted while inactive only', async () => {
    const remove = async (id: string) =>
      (await ask(removeInactiveLeague, { query: { id } })).status;
    expect(await remove('prd-72001-q1-l1')).toBe(409);
    expect(await remove('prd-72001-q1-l2')).toBe(200);
    expect(await remove('prd-72001-q1-l2')).toBe(404);
    expect((await statuses(72001))[0]).toEqual(['active', 'cancelled']);
  });

  it('change all or none', async () => {
    const leagues = ['prd-72001-q2-l1', 'prd-72001-q1-l1'];
    expect((await ask(activateLeagues, { body: { leagues } })).status).toBe(409);
    expect((await refund(72001, ['prd-72001-q2-l1', 'nobody'])).status).toBe(404);
    expect((await refund(72002, ['prd-72001-q2-l1'])).status).toBe(422);
    expect((await statuses(72001))[1]).toEqual(['inactive', 'inactive']);
  });

  it.each([
    [72003, 'prd-72003-q1', 10, 409],
    [72001, 'prd-72002-q1', 10, 422],
    [72001, 'prd-gone', 10, 404],
    [72001, 'prd-72001-q1', 0, 422],
  ])('are not added: game %s, %s, %s slots → %s', async (game_id, id, max_entries, status) => {
    const body = { game_id, questions: [id], leagues: [{ entry: 10, max_entries }] };
    expect((await ask(addLeagues, { body })).status).toBe(status);
  });
});

describe('templates', () => {
  it('are listed, added and deleted', async () => {
    const leagues = async () => (await ask(listLeagueTemplates, {})).body.league_templates;
    const before = (await leagues()).length;
    await ask(addLeagueTemplate, { body: { entry: 5, max_entries: 50 } });
    const { _id } = (await leagues()).at(-1);
    expect(await leagues()).toHaveLength(before + 1);
    const query = { league_template_id: _id };
    expect((await ask(removeLeagueTemplate, { query })).status).toBe(200);
    expect((await ask(removeLeagueTemplate, { query })).status).toBe(404);

    const texts = async () => (await ask(listQuestionTemplates, {})).body.question_templates;
    const all = await texts();
    for (const form of ['{home_team}', '{{home_team}}', '<home_team>', 'HOME_TEAM'])
      expect(JSON.stringify(all)).toContain(form);
    await ask(addQuestionTemplate, {
      body: { question: '{home_team}?', choices: [{ choice: 'Yes' }, { choice: 'No' }] },
    });
    const added = (await texts()).at(-1);
    expect(added).toMatchObject({ question: '{home_team}?' });
    expect((await ask(removeQuestionTemplate, { query: { id: added._id } })).status).toBe(200);
    expect(await texts()).toEqual(all);
  });
});

describe('what a user played', () => {
  const played = async (user_id: Id, game_id: Id) =>
    (await ask(getUserLeagues, { query: { game_id, user_id } })).body;

  it('adds up, for users with leagues and without', async () => {
    const stats = await played(48213, 70003);
    expect(stats.userLeagues).toHaveLength(5);
    expect(stats.pnl).toBeCloseTo(stats.winnings - stats.investments, 2);
    expect(stats.investments).toBeGreaterThan(0);
    expect((await played('48475', 70003)).userLeagues).toHaveLength(60);
    expect((await played(48344, 72001)).userLeagues).toHaveLength(6);
    expect(await played(1, 70003)).toEqual({
      investments: 0,
      winnings: 0,
      pnl: 0,
      userLeagues: [],
    });
  });

  it('is won when winnings are distributed', async () => {
    expect((await played(48213, 70001)).winnings).toBe(0);
    await pay(70001);
    const after = await played(48213, 70001);
    expect(after.userLeagues[0].status).toBe('completed');
    expect(after.winnings).toBeGreaterThan(0);
  });
});
