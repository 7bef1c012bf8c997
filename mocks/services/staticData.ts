import { listActiveCricketGames, listPlayers } from '#contract/staticData.ts';
import { matchesOf, toGame } from '#mocks/data/matches.ts';
import { squad } from '#mocks/data/teams.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { sameId } from '#rules/ids.ts';

/** The calls of static data, played. */
export const staticDataMocks = [
  mock(listActiveCricketGames, {
    roles: 'anyone',
    handle: ({ db }) =>
      matchesOf(db)
        .filter((match) => match.phase === 'upcoming')
        .map((match) => toGame(match, 'active')),
  }),
  mock(listPlayers, {
    roles: 'anyone',
    handle: ({ input: { path }, db }) => {
      const match = matchesOf(db).find((one) => sameId(one.id, path.id));
      if (!match) refuse(404, `No game ${path.id}`);
      return { players: [...squad(match.home), ...squad(match.away)] };
    },
  }),
];
