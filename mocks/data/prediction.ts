import { Collection } from '@msw/data';
import { z } from 'zod';
import { cycled } from '#mocks/data/cycled.ts';
import { matches } from '#mocks/data/matches.ts';
import { userAt } from '#mocks/data/people.ts';
import { predictionGameOf } from '#mocks/data/predictionGames.ts';
import { LARGE_CYCLE, LARGE_PREDICTION_GAME, planOf } from '#mocks/data/predictionPlans.ts';
import { questionOf } from '#mocks/data/predictionQuestions.ts';
import { LEAGUE_TEMPLATES, QUESTION_TEXTS } from '#mocks/data/predictionTemplates.ts';
import { enteredLeagues } from '#mocks/data/predictionUserLeagues.ts';
import { stored, wireId } from '#mocks/data/records.ts';
import { area, type World } from '#mocks/database.ts';

const { _id, game_id, user_id, status } = stored;
const figure = z.union([z.number(), z.string()]);
const choices = z.array(z.looseObject({ _id, choice: z.string() }));

const questionCollection = () =>
  new Collection({
    schema: z.looseObject({
      _id,
      game_id,
      question: z.string(),
      choices,
      answer: wireId.nullish(),
    }),
  });
const leagueCollection = () =>
  new Collection({
    schema: z.looseObject({
      _id,
      question_id: wireId,
      game_id,
      entry: figure,
      max_entries: figure,
      status,
    }),
  });

/**
 * Prediction games of every status (`predictionPlans.ts`), their questions and leagues, templates, and what
 * users 48213, 48344 and 48475 entered in 72001, 70001, 70003 and 70004; 48475 has 60 leagues (at scale 1) in
 * 70003, all other users nothing.
 */
export const prediction = area({
  name: 'prediction',
  collections: () => ({
    predictionGames: new Collection({
      schema: z.looseObject({ id: wireId, status, heading: z.string() }),
    }),
    predictionQuestions: questionCollection(),
    predictionLeagues: leagueCollection(),
    predictionLeagueTemplates: new Collection({
      schema: z.looseObject({ _id, entry: figure, max_entries: figure, status }),
    }),
    predictionQuestionTemplates: new Collection({
      schema: z.looseObject({ _id, question: z.string(), choices }),
    }),
    predictionEntered: new Collection({
      schema: z.looseObject({
        _id,
        user_id,
        game_id,
        question_id: wireId,
        league_id: wireId,
        userChoices: z.record(z.string(), z.looseObject({ slots_booked: figure.nullish() })),
      }),
    }),
  }),
  seed: async (collections, world) => {
    const listed = matches(world).filter(({ phase }, index, all) =>
      phase === 'completed' ? index < all.findIndex((one) => one.phase === 'completed') + 6 : true,
    );
    for (const match of listed) {
      const { questions, cycle } = planOf(match.id);
      await collections.predictionGames.create(predictionGameOf(match, world));
      for (let nth = 1; nth <= questions; nth++) {
        const made = questionOf(match, nth, cycled(cycle, nth, { leagues: [] }));
        await collections.predictionQuestions.create(made.question);
        for (const league of made.leagues) await collections.predictionLeagues.create(league);
      }
    }
    await seedTemplates(collections);
    for (const entered of enteredOf(world)) await collections.predictionEntered.create(entered);
  },
});

type Collections = ReturnType<(typeof prediction)['collections']>;

/** The questions and leagues of the large game, apart, so that nobody waits for them who does not ask. */
export const predictionLarge = area({
  name: 'predictionLarge',
  collections: () => ({
    predictionLargeQuestions: questionCollection(),
    predictionLargeLeagues: leagueCollection(),
  }),
  seed: async ({ predictionLargeQuestions, predictionLargeLeagues }, world) => {
    const match = matches(world).find(({ id }) => id === LARGE_PREDICTION_GAME);
    if (!match) throw new RangeError('the large game is not among the matches');
    for (let nth = 1; nth <= world.rows(200); nth++) {
      const plan = cycled(LARGE_CYCLE, nth, { leagues: [] });
      const made = questionOf(match, nth, plan, LARGE_IDS);
      await predictionLargeQuestions.create(made.question);
      for (const league of made.leagues) await predictionLargeLeagues.create(league);
    }
  },
});

/** Its questions are `prd-large-q1` and so on. */
const LARGE_IDS = 'large';
/** What the ids of the questions and leagues of the large game begin with. */
export const LARGE_PREFIX = `prd-${LARGE_IDS}-`;
/** Is it the large game, or of it? */
export const isLarge = (id: string | number): boolean =>
  String(id) === String(LARGE_PREDICTION_GAME) || String(id).startsWith(LARGE_PREFIX);

async function seedTemplates(collections: Collections) {
  for (const [index, template] of LEAGUE_TEMPLATES.entries())
    await collections.predictionLeagueTemplates.create({
      _id: index === 3 ? 304 : `prd-lt-${index + 1}`,
      ...template,
      status: index === 5 ? 'inactive' : 'active',
    });
  for (const [index, [question, texts]] of QUESTION_TEXTS.entries())
    await collections.predictionQuestionTemplates.create({
      _id: index === 3 ? 404 : `prd-qt-${index + 1}`,
      question,
      choices: texts.map((choice, nth) => ({ _id: `prd-qt-${index + 1}-c${nth + 1}`, choice })),
    });
}

function enteredOf({ random, rows }: World) {
  const some = [72001, 70001, 70003, 70004].flatMap((id) =>
    [0, 1].flatMap((user) =>
      enteredLeagues(userAt(user).id, { id, questions: planOf(id).questions }, 5, random),
    ),
  );
  const many = enteredLeagues(userAt(2).id, { id: 70003, questions: 10 }, rows(60), random);
  const [first] = some;
  return first === undefined
    ? many
    : [
        ...some,
        ...many,
        // what was asked and where is gone
        {
          ...first,
          _id: 'prd-ul-odd',
          user_id: userAt(1).id,
          question_id: 'prd-gone',
          league_id: 'prd-gone-l1',
          userChoices: { 'prd-gone-c1': { slots_booked: null } },
        },
      ];
}
