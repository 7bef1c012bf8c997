import { describe, expect, it } from 'vitest';
import { listBypass } from './bank.ts';
import { listCallLogs } from './callLogs.ts';
import type { Endpoint } from './endpoint.ts';
import { listGroupMessages } from './groups.ts';
import { listPanRequests } from './pan.ts';
import { getPicksReport, listPicksQuestions } from './picks.ts';
import { getUserLeagues, listPredictionGames, listPredictionQuestions } from './prediction.ts';
import { listUserTeams } from './street.ts';
import { listTradesGames, listTradesQuestions } from './trades.ts';

const tradesQuestion = {
  _id: 't1',
  question_en: 'Six?',
  options: [{ _id: 'o1', value: 'Yes' }],
  answer: 'o1',
  status: 'active',
};

/** The path of the first thing that is wrong with an answer; undefined for a good one. */
const wrongAt = (read: Endpoint, answer: unknown): string | undefined =>
  read.answer.safeParse(answer).error?.issues[0]?.path.join('.');

describe('maps keyed by data', () => {
  const heading = '{"games":{"__proto__":[{"id":1}],"constructor":null,"Today":[]}}';

  it('keep headings in order, odd names among them, and a null group is empty [PRD-01]', () => {
    const { games } = listPredictionGames.answer.parse(JSON.parse(heading));
    expect([...games].map(([name, list]) => [name, list.length])).toEqual([
      ['__proto__', 1],
      ['constructor', 0],
      ['Today', 0],
    ]);
    expect(games.get('__proto__')?.[0]?.leagues).toEqual(new Map());
    expect(Object.prototype).not.toHaveProperty('0');
  });

  it('name the heading and the place of what is wrong [NET-11]', () => {
    expect(wrongAt(listPredictionGames, { games: { Today: [{ id: 1 }, { id: null }] } })).toBe(
      'games.Today.1.id',
    );
    expect(wrongAt(listPredictionGames, { games: { Today: 'none' } })).toBe('games.Today');
    expect(wrongAt(listPredictionGames, { games: [] })).toBe('games');
  });

  it('hold league values of a game by name, in order [PRD-01]', () => {
    const { games } = listPredictionGames.answer.parse({
      games: { Today: [{ id: 1, leagues: { Mega: 5, Mini: '7', Odd: {} } }] },
    });
    expect([...(games.get('Today')?.[0]?.leagues ?? [])]).toEqual([
      ['Mega', 5],
      ['Mini', '7'],
      ['Odd', null],
    ]);
  });

  it('hold the choices of a user by choice id [PRD-16]', () => {
    const answer = getUserLeagues.answer.parse(
      JSON.parse(
        '{"userLeagues":[{"_id":1,"userChoices":{"__proto__":{"slots_booked":3},"c2":null}}]}',
      ),
    );
    const choices = answer.userLeagues[0]?.userChoices;
    expect(choices?.get('__proto__')?.slots_booked).toBe(3);
    expect(choices?.has('c2')).toBe(true);
    expect(choices?.size).toBe(2);
  });

  it('hold players or their number by team code [STR-08]', () => {
    const { userTeams } = listUserTeams.answer.parse({
      userTeams: [{ _id: 1, playersPerTeam: { MI: [{ name: 'Asha' }, null], CSK: 4, RR: 'x' } }],
    });
    const players = userTeams[0]?.playersPerTeam;
    expect(players?.get('MI')).toHaveLength(2);
    expect(players?.get('CSK')).toBe(4);
    expect(players?.get('RR')).toBeNull();
  });

  it('hold the games of the picks report by id; one may be null [PIC-06]', () => {
    const report = { picksLeaguesTeams: [], game_map: { 1: { status: 'new' }, 2: null } };
    expect(getPicksReport.answer.parse(report).game_map.get('1')?.status).toBe('new');
    expect(getPicksReport.answer.parse(report).game_map.get('2')).toBeNull();
    expect(getPicksReport.answer.parse({ picksLeaguesTeams: [] }).game_map.size).toBe(0);
  });
});

describe('records', () => {
  it('with an empty, null or missing answer have none; an odd one is refused [PRD-09, TRD-05]', () => {
    for (const answer of ['', null, undefined]) {
      const [question] = listPredictionQuestions.answer.parse([{ _id: 1, answer }]);
      expect(question?.answer ?? null).toBeNull();
      const { questions } = listTradesQuestions.answer.parse([{ _id: 1, answer }]);
      expect(questions[0]?.answer ?? null).toBeNull();
    }
    expect(wrongAt(listPredictionQuestions, [{ _id: 1, answer: { _id: 2 } }])).toBe('0.answer');
    expect(listPredictionQuestions.answer.parse([{ _id: 1, answer: 0 }])[0]?.answer).toBe(0);
  });

  it('of trades questions come bare, or beside game and flag [TRD-03]', () => {
    const bare = listTradesQuestions.answer.parse([tradesQuestion]);
    expect(bare.questions).toHaveLength(1);
    expect(bare.game).toBeUndefined();
    expect(bare.is_distribute).toBeUndefined();
    for (const key of ['questions', 'data']) {
      const answer = { [key]: [tradesQuestion], game: { id: 1, status: 'reconciled' } };
      const beside = listTradesQuestions.answer.parse({ ...answer, is_distribute: false });
      expect(beside.questions).toEqual(bare.questions);
      expect(beside.game?.status).toBe('reconciled');
      expect(beside.is_distribute).toBe(false);
    }
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, undefined],
    [null, null],
    ['no', false],
    [0, false],
  ])('of trades games with the distribute flag %j count as %j [TRD-03]', (flag, taken) => {
    const [first] = listTradesGames.answer.parse([{ id: 1, is_distribute: flag }]);
    expect(first?.is_distribute).toBe(taken);
  });

  it('of former lines hold value and moment, or the bare number [PIC-03]', () => {
    const history = [{ value: 28, updatedAt: '2022-04-09' }, 29.5, '30', null, {}];
    const answer = { data: { picks_question: [{ _id: 1, lines_history: history }] } };
    const { data } = listPicksQuestions.answer.parse(answer);
    expect(data.picks_question[0]?.lines_history.map((line) => line.value ?? null)).toEqual([
      28,
      29.5,
      '30',
      null,
      null,
    ]);
    expect(data.picks_question[0]?.lines_history[0]?.updatedAt).toBe('2022-04-09');
  });

  it('of the picks report may stand under data, with the pages beside it [PIC-06]', () => {
    const data = { picksLeaguesTeams: [{ _id: 1 }], summary: { totalTeams: 1 } };
    const answer = getPicksReport.answer.parse({ data, totalPages: '3' });
    expect(answer.picksLeaguesTeams).toHaveLength(1);
    expect(answer.totalPages).toBe(3);
    expect(wrongAt(getPicksReport, { data: [] })).toBe('picksLeaguesTeams');
    expect(wrongAt(getPicksReport, { data: null })).toBe('picksLeaguesTeams');
  });

  it.each([null, 'text', {}, 5])('of PAN requests with urls %j have no image [PAN-01]', (urls) => {
    const { data } = listPanRequests.answer.parse({ data: [{ _id: 1, urls }] });
    expect(data[0]?.urls).toEqual([]);
  });

  it.each([
    '{"account_number":"00012345678901234567"}',
    'not json',
    '',
    null,
    { account_number: '1' },
    42,
  ])('of bank requests keep json %j as it came [BNK-03]', (json) => {
    const { data } = listBypass.answer.parse({ data: [{ _id: 1, json }] });
    expect(data[0]?.json).toEqual(json);
  });

  it.each(['negative$The caller said $5$x', '', null, 42, { a: 1 }])(
    'of calls keep sentiment %j as it came [CAL-02]',
    (sentiment_analysis) => {
      const { data } = listCallLogs.answer.parse({ data: [{ _id: 1, sentiment_analysis }] });
      expect(data[0]?.sentiment_analysis).toEqual(sentiment_analysis);
    },
  );

  it.each(['hello', { text: 'hello' }, null, 5])(
    'of messages keep data %j as it came [GRP-01]',
    (data) => {
      const { messages } = listGroupMessages.answer.parse({ messages: [{ data }] });
      expect(messages[0]?.data).toEqual(data);
    },
  );
});
