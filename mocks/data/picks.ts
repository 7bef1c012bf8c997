import { Collection } from '@msw/data';
import { z } from 'zod';
import { cycled } from '#mocks/data/cycled.ts';
import { gameDate, type Match, matches } from '#mocks/data/matches.ts';
import {
  LARGE_PICKS_GAME,
  picksPlanOf,
  picksQuestionOf,
  playersOf,
} from '#mocks/data/picksPlans.ts';
import { picksTeamOf } from '#mocks/data/picksTeams.ts';
import { stored, wireId } from '#mocks/data/records.ts';
import { area } from '#mocks/database.ts';

const { _id, game_id, user_id, status } = stored;

/** Picks games of every status (`picksPlans.ts`) and their questions. */
export const picks = area({
  name: 'picks',
  collections: () => ({
    picksGames: new Collection({ schema: z.looseObject({ game_id, status }) }),
    picksQuestions: new Collection({
      schema: z.looseObject({
        _id,
        game_id,
        player_id: wireId.optional(),
        picks_category: z.string(),
        line: z.union([z.number(), z.string()]),
        lines_history: z.array(z.unknown()),
        status,
      }),
    }),
  }),
  seed: async ({ picksGames, picksQuestions }, { now, rows }) => {
    for (const match of matches({ now, rows })) {
      await picksGames.create(gameOf(match));
      const { questions, cycle } = picksPlanOf(match);
      const count = match.id === LARGE_PICKS_GAME ? rows(questions) : questions;
      for (let nth = 1; nth <= count; nth++)
        await picksQuestions.create(
          picksQuestionOf(match, nth, cycled(cycle, nth, 'inactive'), now),
        );
    }
  },
});

/** The teams of the report: 45 at scale 1, one a day, the last one today. See `picksTeams.ts` for whose. */
export const picksTeams = area({
  name: 'picksTeams',
  collections: () => ({
    picksTeams: new Collection({
      schema: z.looseObject({
        _id,
        game_id,
        user_id,
        day: z.string(),
        entry_fee: z.number(),
        winnings: z.number(),
        picks_selected: z.number(),
        invalid: z.number(),
      }),
    }),
  }),
  seed: async ({ picksTeams }, { now, rows, random }) => {
    const completed = matches({ now, rows }).filter(({ phase }) => phase === 'completed');
    for (let nth = 0; nth < rows(45); nth++)
      await picksTeams.create(picksTeamOf(nth, completed, now, random));
  },
});

function gameOf(match: Match) {
  const { status, withoutPlayers } = picksPlanOf(match);
  return {
    game_id: match.id,
    status,
    tournament: { name: match.tournament },
    home_team_code: match.home.code,
    away_team_code: match.away.code,
    home_team_logo: match.home.logo,
    away_team_logo: match.away.logo,
    game_date: gameDate(match),
    ...(withoutPlayers
      ? {}
      : { players: playersOf(match).map(({ image: _, ...player }) => player) }),
  };
}
