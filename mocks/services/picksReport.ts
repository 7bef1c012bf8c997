import { PAGE_SIZE } from '#contract/assumptions.ts';
import { getPicksReport } from '#contract/picks.ts';
import { picks, picksTeams } from '#mocks/data/picks.ts';
import { mock, refuse } from '#mocks/mock.ts';
import { pageOf, pagesOf } from '#mocks/services/paging.ts';
import type { Role } from '#mocks/token.ts';
import { sameId } from '#rules/ids.ts';

const ofOneUser: readonly Role[] = ['admin', 'tech-support', 'supportadmin', 'support'];
const ofAll: readonly Role[] = ['admin', 'tech-support'];

const rounded = (amount: number) => Math.round(amount * 100) / 100;

/** The calls of the report of picks, played. */
export const picksReportMocks = [
  mock(getPicksReport, {
    roles: ofOneUser,
    handle: async ({ input: { query }, db, staff }) => {
      const { from, to, page, user_id } = query;
      if (user_id === undefined && !ofAll.includes(staff.role))
        refuse(403, `Not allowed for role ${staff.role} without a user`);
      if (from > to) refuse(422, 'From is after To');
      const collections = await db.area(picksTeams);
      const teams = collections.picksTeams
        .all()
        .filter(
          (team) =>
            from <= team.day &&
            team.day <= to &&
            (user_id === undefined || sameId(team.user_id, user_id)),
        );
      const rows = pageOf(teams, page, PAGE_SIZE);
      const { picksGames } = await db.area(picks);
      const shown = new Set(rows.map(({ game_id }) => String(game_id)));
      const games = picksGames.all().filter(({ game_id }) => shown.has(String(game_id)));
      const sum = (of: (team: (typeof teams)[number]) => number) =>
        rounded(teams.reduce((total, team) => total + of(team), 0));
      const fees = sum(({ entry_fee }) => entry_fee);
      const winnings = sum((team) => team.winnings);
      const report = {
        summary:
          teams.length === 0
            ? null
            : {
                totalTeams: teams.length,
                totalEntryFees: fees,
                totalWinningsDistributed: winnings,
                avgPicksSelected: rounded(
                  sum(({ picks_selected }) => picks_selected) / teams.length,
                ),
                totalCompanyEarnings: rounded(fees - winnings),
                totalInvalidPicks: sum(({ invalid }) => invalid),
              },
        picksLeaguesTeams: rows.map(({ day: _day, invalid: _invalid, ...team }) => team),
        game_map: Object.fromEntries(
          games.map(({ players: _players, ...game }) => [String(game.game_id), game]),
        ),
      };
      // the two shapes that the contract takes
      return user_id === undefined
        ? { ...report, totalPages: pagesOf(teams, PAGE_SIZE) }
        : { data: report };
    },
  }),
];
