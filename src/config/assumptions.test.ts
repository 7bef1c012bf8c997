import { describe, expect, it } from 'vitest';
import { readAssumptions } from '#config/assumptions.ts';
import { ConfigProblem } from '#config/load.ts';
import { correctAnswer, correctInput, dateReader } from '#contract/corrections.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { setPicksQuestionStatus } from '#contract/picks.ts';
import { listPredictionGames } from '#contract/prediction.ts';
import { listStreetGames } from '#contract/street.ts';
import { listTradesGames, listTradesQuestions } from '#contract/trades.ts';
import { testConfig } from '#testing/testConfig.ts';

const { services } = testConfig();
const read = (assumptions: unknown) => readAssumptions({ assumptions, services });
const problemOf = (assumptions: unknown): string => {
  try {
    read(assumptions);
  } catch (error) {
    if (error instanceof ConfigProblem) return `${error.key} ${error.reason}`;
    throw error;
  }
  return 'none';
};
const GAMES = 'GET auth trades/get-games';

describe('assumptions of /config.json', () => {
  it.each<[unknown, string]>([
    [undefined, 'none'],
    [{}, 'none'],
    [[], 'assumptions must be an object'],
    [{ paths: {} }, 'assumptions.paths is not known: keys, dates, statuses'],
    [{ Dates: {} }, 'assumptions.Dates is written dates'],
    [{ keys: [] }, 'assumptions.keys must be an object'],
    [
      { keys: { 'GET auth trades/games': {} } },
      'assumptions.keys.GET auth trades/games is no call of the contract, such as GET auth trades/get-games',
    ],
    [
      { keys: { 'POST auth trades/save-answer': {} } },
      'assumptions.keys.POST auth trades/save-answer changes something: only reads are corrected',
    ],
    [
      { keys: { [GAMES]: { '*.gid': '*.id' } } },
      `assumptions.keys.${GAMES}.*.gid is nothing that this call answers`,
    ],
    [{ keys: { [GAMES]: { '*.id': 7 } } }, `assumptions.keys.${GAMES}.*.id must be a text`],
    [
      { keys: { [GAMES]: { '*.id': 'id' } } },
      `assumptions.keys.${GAMES}.*.id must have as many * as its key`,
    ],
    [
      { keys: { [GAMES]: { '*.id': '*.__proto__' } } },
      `assumptions.keys.${GAMES}.*.id must be a path such as result.rows.*.gameId`,
    ],
    [{ keys: { [GAMES]: { '*.tournament.name': '*.series' } } }, 'none'],
    [{ dates: { out: 'DD-MM-YYYY' } }, 'assumptions.dates.out is no service of services'],
    ...['', 'DD-MM', 'DD-MM-YY', 'DD MMM YYYY', 'DD-MM-YYYY HH', 7].map(
      (form): [unknown, string] => [
        { dates: { auth: form } },
        'assumptions.dates.auth must be a form such as DD-MM-YYYY HH:mm, of YYYY MM DD HH mm ss',
      ],
    ),
    [
      { statuses: { auth: { LIVE: 'live' } } },
      'assumptions.statuses.auth.LIVE must be a status of the console',
    ],
    [{ statuses: { auth: 'LIVE' } }, 'assumptions.statuses.auth must be an object'],
  ])('%j: %s [CHK-04]', (assumptions, problem) => {
    expect(problemOf(assumptions)).toBe(problem);
  });

  it.each([
    ['DD-MM-YYYY HH:mm', '09-04-2022 19:30', '2022-04-09T19:30:00'],
    ['YYYY.MM.DD', '2022.04.09', '2022-04-09'],
    ['YYYYMMDDTHHmmss', '20220409T193005', '2022-04-09T19:30:05'],
    ['DD-MM-YYYY HH:mm', '2022-04-09T19:30:00Z', null],
  ])('a date of the form %s: %s is %s [CHK-04]', (form, written, iso) => {
    expect(dateReader(form)?.(written)).toBe(iso);
  });
});

describe('an answer of a service that does otherwise', () => {
  const answered = (assumptions: object, endpoint: Endpoint, sent: unknown) => {
    const corrections = read(assumptions);
    return corrections && endpoint.answer.parse(correctAnswer(corrections, endpoint, sent));
  };

  it('is read by its own keys, list and maps too [CHK-04]', () => {
    const keys = {
      'GET prediction super-predictor/list-games': {
        'games.*.*.id': 'payload.sections.*.*.ref.key',
        'games.*.*.tournament.name': 'payload.sections.*.*.series',
        leagues: 'payload.values',
      },
    };
    const sent = {
      payload: { sections: { Today: [{ ref: { key: 5 }, series: 'IPL' }] }, values: { Mega: 3 } },
    };
    const { games, leagues } = answered({ keys }, listPredictionGames, sent) as {
      games: Map<string, object[]>;
      leagues: Map<string, number>;
    };
    expect(games.get('Today')).toMatchObject([{ id: 5, tournament: { name: 'IPL' } }]);
    expect(leagues.get('Mega')).toBe(3);
  });

  it('may have two keys changed about, and rows that are no records [CHK-04]', () => {
    const keys = {
      [GAMES]: { '*.home_team_code': '*.away_team_code', '*.away_team_code': '*.home_team_code' },
    };
    expect(
      answered({ keys }, listTradesGames, [
        { id: 1, status: 'active', home_team_code: 'MI', away_team_code: 'CSK' },
      ]),
    ).toMatchObject([{ home_team_code: 'CSK', away_team_code: 'MI' }]);
    const corrections = read({ keys });
    for (const odd of [null, 7, 'text', [null, 7], {}])
      expect(corrections && correctAnswer(corrections, listTradesGames, odd)).toEqual(odd);
  });

  it('has its words and dates for ours, of its own service alone [CHK-04]', () => {
    const assumptions = {
      dates: { auth: 'DD-MM-YYYY HH:mm' },
      statuses: { auth: { LIVE: 'inprogress' } },
    };
    const sent = () => ({
      questions: [{ _id: 1, status: 'LIVE' }],
      game: { id: 2, status: 'LIVE', game_date: '09-04-2022 19:30' },
    });
    expect(answered(assumptions, listTradesQuestions, sent())).toMatchObject({
      questions: [{ status: 'inprogress' }],
      game: { status: 'inprogress', game_date: '2022-04-09T19:30:00' },
    });
    expect(
      answered(assumptions, { ...listTradesQuestions, service: 'picks' }, sent()),
    ).toMatchObject({ game: { status: 'LIVE', game_date: '09-04-2022 19:30' } });
  });

  it('is asked in its own words by reads; what changes something is sent as the contract says [CHK-04]', () => {
    const corrections = read({
      statuses: { auth: { LIVE: 'inprogress' }, picks: { OPEN: 'active' } },
    });
    if (!corrections) throw new Error('none');
    expect(correctInput(corrections, listTradesGames, { query: { status: 'inprogress' } })).toEqual(
      {
        query: { status: 'LIVE' },
      },
    );
    expect(
      correctInput(corrections, listStreetGames, {
        path: { status: 'inprogress' },
        query: { user_id: 7 },
      }),
    ).toEqual({ path: { status: 'LIVE' }, query: { user_id: 7 } });
    const write = { query: { updateStatus: 'active', status: 'active' } };
    expect(correctInput(corrections, setPicksQuestionStatus, write)).toEqual(write);
  });
});
