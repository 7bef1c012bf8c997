import { describe, expect, it } from 'vitest';
import {
  cancelTradesGame,
  cancelTradesQuestion,
  cancelUnmatchedTrades,
  distributeTradesWinning,
  getTradesQuestionReport,
  getTradesReport,
  getUserTrades,
  listTradesGames,
  listTradesQuestions,
  listUserTradesGames,
  markTradesComplete,
  saveTradesAnswer,
} from '#contract/trades.ts';
import { LARGE_TRADES_GAME } from '#mocks/data/tradesPlans.ts';
import { ask } from '#mocks/services/ask.ts';
import { setupServices } from '#mocks/vitest.ts';
import { addSums, openOf, sumsOf } from '#rules/books.ts';

const services = setupServices();

type Id = string | number;
interface Question {
  _id: Id;
  status: string;
  answer?: Id | null;
}

const games = async (status: 'active' | 'inprogress' | 'inactive') =>
  (await ask(listTradesGames, { query: { status } })).body as {
    id: Id;
    status: string;
    is_distribute?: unknown;
  }[];
const questions = async (game_id: Id): Promise<Question[]> => {
  const { body } = await ask(listTradesQuestions, { query: { game_id } });
  return Array.isArray(body) ? body : (body.questions ?? body.data);
};
const find = async (game_id: Id, _id: Id) =>
  (await questions(game_id)).find((one) => one._id === _id);
const gameStatus = async (id: Id) =>
  (await games('inactive')).find((game) => game.id === id)?.status;
const stats = async (user_id: Id, game_id: Id) =>
  (await ask(getUserTrades, { query: { user_id, game_id } })).body;
const answer = async (question_id: string, option: number) =>
  (await ask(saveTradesAnswer, { body: { question_id, option_id: `${question_id}-o${option}` } }))
    .status;
const cancel = async (question_id: string) =>
  (await ask(cancelTradesQuestion, { query: { question_id } })).status;

const SETTLEMENT = {
  distribute: distributeTradesWinning,
  complete: markTradesComplete,
  cancel: cancelTradesGame,
  unmatched: cancelUnmatchedTrades,
};
const settle = (how: keyof typeof SETTLEMENT, game_id: Id) =>
  ask(SETTLEMENT[how] as typeof distributeTradesWinning, { query: { game_id } });

describe('games', () => {
  it('stand under three tabs, also those of other statuses', async () => {
    expect(new Set((await games('active')).map(({ status }) => status))).toEqual(
      new Set(['active']),
    );
    expect((await games('inprogress')).map(({ status }) => status)).toEqual([
      'inprogress',
      'inprogress',
      'halted',
    ]);
    const completed = await games('inactive');
    expect(new Set(completed.map(({ status }) => status))).toEqual(
      new Set(['reconciled', 'cancelled', 'inactive', 'under-review', 'completed']),
    );
    expect(completed.slice(0, 3).map(({ is_distribute }) => is_distribute)).toEqual([
      true,
      undefined,
      false,
    ]);
  });

  it('give their questions in every shape that the contract takes', async () => {
    const of = async (game_id: Id) => (await ask(listTradesQuestions, { query: { game_id } })).body;
    expect(await of(72001)).toHaveLength(12);
    expect((await of(71001)).data).toHaveLength(8);
    expect(await of(70003)).toMatchObject({ game: { status: 'reconciled' }, is_distribute: false });
    expect(await questions(LARGE_TRADES_GAME)).toHaveLength(500);
    expect((await ask(listTradesQuestions, { query: { game_id: 'none' } })).status).toBe(404);
  });
});

describe('questions', () => {
  it('are answered once, while active', async () => {
    expect(await answer('trd-71001-q1', 2)).toBe(200);
    expect(await find(71001, 'trd-71001-q1')).toMatchObject({
      answer: 'trd-71001-q1-o2',
      status: 'inactive',
    });
    expect(await answer('trd-71001-q1', 1)).toBe(409);
    expect(await cancel('trd-71001-q1')).toBe(409);
    expect(await answer('trd-large-q1', 1)).toBe(200);
  });

  it.each([
    ['inactive', 'trd-72001-q3', 1, 409],
    ['cancelled', 'trd-72001-q4', 1, 409],
    ['of unknown status', 'trd-72002-q2', 1, 409],
    ['asked for another option', 'trd-72001-q1', 3, 422],
    ['not there', 'trd-gone', 1, 404],
  ])('are not answered when %s', async (_, id, option, status) => {
    expect(await answer(id, option)).toBe(status);
  });

  it('are cancelled while active, and their trades paid back', async () => {
    const before = await stats(48213, 70002);
    expect(await cancel('trd-70002-q2')).toBe(200);
    expect(await find(70002, 'trd-70002-q2')).toMatchObject({ status: 'cancelled' });
    const after = await stats(48213, 70002);
    const trade = after.trades.find(({ _id }: { _id: Id }) => _id === 'trd-70002-q2');
    expect(trade).toMatchObject({ status: 'cancelled', matched: 0, unmatched: 0 });
    expect(trade.cancelled).toBe(trade.totalQuantity);
    expect(after.total_refunds).toBe(before.total_refunds + trade.amount);
    expect(await cancel('trd-70002-q2')).toBe(409);
    expect(await cancel('trd-72002-q2')).toBe(409);
    expect(await cancel('trd-gone')).toBe(404);
  });
});

describe('settlement', () => {
  it('pays out once all questions are answered or cancelled, and only once', async () => {
    expect(await settle('distribute', 70002)).toMatchObject({
      status: 409,
      body: { success: false, message: '2 of 5 questions have no answer' },
    });
    await answer('trd-70002-q2', 1);
    await cancel('trd-70002-q4');
    const before = await stats(48475, 70002);
    expect((await settle('distribute', 70002)).status).toBe(200);
    expect((await stats(48475, 70002)).winnings).toBeGreaterThan(before.winnings);
    expect((await settle('distribute', 70002)).status).toBe(409);
    expect((await settle('cancel', 70002)).status).toBe(409);
    expect(await gameStatus(70002)).toBe('reconciled');
    expect((await settle('complete', 70002)).status).toBe(200);
    expect(await gameStatus(70002)).toBe('completed');
    expect((await settle('complete', 70002)).status).toBe(409);
  });

  it('cancels a reconciled game, or refunds a cancelled one, once', async () => {
    for (const game of [70001, 70004]) {
      expect((await settle('cancel', game)).status).toBe(200);
      expect(await gameStatus(game)).toBe('cancelled');
      expect(new Set((await questions(game)).map(({ status }) => status))).toEqual(
        new Set(['cancelled']),
      );
      const { total_investments, total_refunds } = await stats(48213, game);
      expect(total_refunds).toBe(total_investments);
      expect((await settle('cancel', game)).status).toBe(409);
    }
  });

  it('cancels unmatched trades once', async () => {
    expect((await settle('unmatched', 70001)).status).toBe(200);
    const { trades } = await stats(48213, 70001);
    expect(trades.every(({ unmatched }: { unmatched: number }) => unmatched === 0)).toBe(true);
    expect((await settle('unmatched', 70001)).status).toBe(409);
  });

  it.each(Object.keys(SETTLEMENT) as (keyof typeof SETTLEMENT)[])(
    'refuses %s without the flag, in another status and for no game',
    async (how) => {
      for (const game of [70003, 70010, 70005, 70007, 70008, 71001, 72001])
        expect([game, (await settle(how, game)).status]).toEqual([game, 409]);
      if (how !== 'cancel') expect((await settle(how, 70004)).status).toBe(409);
      expect((await settle(how, 'none')).status).toBe(404);
    },
  );

  it('opens when the control reconciles a game', async () => {
    await services.setGameStatus({ area: 'trades', game_id: 70005, status: 'reconciled' });
    expect((await settle('distribute', 70005)).status).toBe(200);
  });
});

describe('the books', () => {
  const rowOf = async (game_id: Id, pageNo = 1) =>
    (await ask(getTradesReport, { query: { pageNo } })).body.report.find(
      ({ id }: { id: Id }) => id === game_id,
    );
  /** Rupees of a game that are neither paid, kept nor given back. */
  const open = async (game_id: Id, pageNo?: number) => openOf(sumsOf(await rowOf(game_id, pageNo)));

  it('balance after a payout, of which a game that is short of ₹12.50 is none', async () => {
    expect(Number(await open(70001))).toBeGreaterThan(1000);
    await settle('unmatched', 70001);
    expect(Number(await open(70001))).toBeGreaterThan(1000);
    await settle('distribute', 70001);
    expect(await open(70001)).toBe('0');
    await settle('distribute', 70011);
    expect(await open(70011, 2)).toBe('12.5');
    expect(await open(70013, 2)).toBe('0.01');
  });

  it('balance after all is given back, also when questions were given back before', async () => {
    await cancel('trd-70002-q2');
    await settle('cancel', 70002);
    const { investments, refunds, commission } = await rowOf(70002);
    expect([refunds, commission]).toEqual([investments, 0]);
  });

  it('of a game are those of its questions, and hold what its users traded', async () => {
    const { body } = await ask(getTradesQuestionReport, { query: { game_id: 70002 } });
    const rows: Parameters<typeof sumsOf>[0][] = body;
    expect(addSums(rows.map(sumsOf))).toEqual(sumsOf(await rowOf(70002)));
    const traded = (await stats(48475, 70002)).total_investments;
    expect(Number((await rowOf(70002)).investments)).toBeGreaterThan(traded);
  });
});

describe('support and reports', () => {
  it('page the games of a user by ten', async () => {
    const sizes = async (user_id: Id) => {
      const pages = [];
      for (const pageNo of [1, 2, 3, 4])
        pages.push(
          (await ask(listUserTradesGames, { query: { user_id, pageNo } })).body.games.length,
        );
      return pages;
    };
    expect(await sizes(48475)).toEqual([10, 10, 4, 0]);
    expect(await sizes('48737')).toEqual([10, 0, 0, 0]);
    expect(await sizes(48213)).toEqual([4, 0, 0, 0]);
    expect(await sizes(1)).toEqual([0, 0, 0, 0]);
  });

  it('tell what a user traded, also twice on a question, as text, or nothing', async () => {
    const { trades, total_investments } = await stats(48213, 70001);
    expect(trades).toHaveLength(7);
    expect(trades[0]._id).toBe(trades[1]._id);
    expect(total_investments).toBe(
      trades.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
    );
    expect((await stats(48344, 70001)).total_investments).toMatch(/^\d+\.\d\d$/);
    expect(await stats(48737, 70001)).toEqual({
      total_investments: 0,
      total_refunds: 0,
      winnings: 0,
      trades: [],
    });
  });

  it('report sums by game and by question, some of them missing', async () => {
    const page = async (pageNo: number) =>
      (await ask(getTradesReport, { query: { pageNo } })).body.report;
    expect([(await page(1)).length, (await page(3)).length, (await page(4)).length]).toEqual([
      10, 4, 0,
    ]);
    expect((await page(1))[2].refunds).toBe(0);
    expect((await page(1))[4].refunds).toBe('0.00');
    expect((await page(1))[7]).not.toHaveProperty('investments');
    const of = (game_id: Id) => ask(getTradesQuestionReport, { query: { game_id } });
    expect((await of(70001)).body).toHaveLength(7);
    expect((await of(70009)).body).toEqual([]);
    expect((await of('none')).status).toBe(404);
  });
});
