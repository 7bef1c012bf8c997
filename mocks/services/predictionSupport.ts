import { getUserLeagues } from '#contract/prediction.ts';
import { prediction } from '#mocks/data/prediction.ts';
import { mock } from '#mocks/mock.ts';
import { gameFor, leaguesOf, papersOf } from '#mocks/services/predictionRecords.ts';
import { sameId } from '#rules/ids.ts';

/** What a slot on the right choice of a completed league pays, in entries. */
const PAYS = 1.8;

const rupees = (amount: number) => Math.round(amount * 100) / 100;

interface Played {
  slots: number;
  right: number;
  entry: number;
  status: string;
}

const invested = ({ slots, entry }: Played) => slots * entry;
const won = ({ right, entry, status }: Played) =>
  status === 'completed' ? rupees(right * entry * PAYS) : 0;

/** The calls of a user's predictions, played. */
export const predictionSupportMocks = [
  mock(getUserLeagues, {
    roles: ['admin'],
    handle: async ({ input: { query }, db }) => {
      const game = await gameFor(db, query.game_id);
      const { predictionEntered } = await db.area(prediction);
      const { questions } = await papersOf(db, game.id);
      const { list } = await leaguesOf(db, game.id);
      const entered = predictionEntered.findMany((q) =>
        q.where((row) => sameId(row.game_id, game.id) && sameId(row.user_id, query.user_id)),
      );
      const rows = entered.map(({ _id, question_id, league_id, userChoices }) => {
        const question = questions.findFirst((q) => q.where((row) => sameId(row._id, question_id)));
        const league = list.find((row) => sameId(row._id, league_id));
        const booked = Object.entries(userChoices).map(([id, { slots_booked }]) => ({
          id,
          slots: Number(slots_booked ?? 0),
        }));
        const played: Played = {
          slots: booked.reduce((sum, { slots }) => sum + slots, 0),
          right: booked.find(({ id }) => sameId(id, question?.answer))?.slots ?? 0,
          entry: Number(league?.entry ?? 0),
          status: league?.status ?? '',
        };
        const shown = {
          _id,
          status: league?.status ?? null,
          entry: league?.entry ?? null,
          winnings: won(played),
          question: question ?? null,
          userChoices,
        };
        return { played, shown };
      });
      const sum = (amount: (played: Played) => number) =>
        rupees(rows.reduce((total, { played }) => total + amount(played), 0));
      const winnings = sum(won);
      const kept = sum((played) => (played.status === 'cancelled' ? 0 : invested(played)));
      return {
        investments: sum(invested),
        winnings,
        pnl: rupees(winnings - kept),
        userLeagues: rows.map(({ shown }) => shown),
      };
    },
  }),
];
