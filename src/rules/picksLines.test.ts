import { describe, expect, it, vi } from 'vitest';
import { lineChanges, lineMatcher, toLinesBody } from './picksLines.ts';

const question = (
  _id: string,
  name: string | null,
  picks_category: string,
  line: unknown = 10,
) => ({
  _id,
  player_data: { name },
  picks_category,
  line,
  status: 'inactive',
});
const questions = [
  question('q1', 'Virat Kohli', 'runs', 30),
  question('q2', 'Anita Rao', 'runs'),
  question('q3', 'Anita Rao', 'strike-rate'),
  question('q4', 'José', 'wicket', 1),
  question('q5', null, 'runs'),
];
const ids = (pasted: string) => {
  const { matched, leftOut } = lineMatcher(questions)(pasted);
  return {
    matched: matched.map((line) => [line.question._id, line.value]),
    leftOut: leftOut.map((row) => [row.row, row.reason.key.replace('reasons.', '')]),
  };
};

describe('lineMatcher', () => {
  it('finds questions by the name of the player, capitals and blanks aside [PIC-08]', () => {
    expect(ids(' VIRAT  kohli\t30.5\r\nJose\u0301\t 2 \r\n\r\n')).toEqual({
      matched: [
        ['q1', 30.5],
        ['q4', 2],
      ],
      leftOut: [],
    });
  });

  it('reads the name of each question once, however many rows are pasted [PIC-08]', () => {
    let reads = 0;
    const question = {
      _id: 'q',
      status: 'inactive',
      line: 1,
      get player_data() {
        reads++;
        return { name: 'Asha' };
      },
    };
    const pasted = Array.from({ length: 5000 }, (_, row) => `Nobody ${row}\t1`).join('\n');
    expect(lineMatcher([question])(pasted).leftOut).toHaveLength(5000);
    expect(reads).toBe(1);
  });

  it('folds each name and each pasted cell once, and then those of the row that is another [PIC-08, UI-13]', () => {
    const folded = vi.spyOn(String.prototype, 'toLowerCase');
    const many = Array.from({ length: 5000 }, (_, n) => question(`q${n}`, `Player ${n}`, 'runs'));
    const pasted = many.map(({ player_data }, n) => `${player_data.name}\t${n}.5`).join('\n');
    const match = lineMatcher(many);
    const { matched, leftOut } = match(pasted);
    const folds = folded.mock.calls.length;
    const again = match(`${pasted}5`);
    const foldsAgain = folded.mock.calls.length - folds;
    folded.mockRestore();
    expect([matched.length, leftOut.length]).toEqual([5000, 0]);
    expect(folds).toBeGreaterThan(5000);
    expect(folds).toBeLessThanOrEqual(5000 * 3);
    // A key more in the last row.
    expect(again.matched.slice(4998).map(({ number }) => number)).toEqual(['4998.5', '4999.55']);
    expect(foldsAgain).toBeLessThanOrEqual(3);
  });

  it('needs the category where a player has several questions [PIC-08]', () => {
    expect(ids('Anita Rao\t12\nAnita Rao\tStrike-Rate\t140.5')).toEqual({
      matched: [['q3', 140.5]],
      leftOut: [[1, 'playerAmbiguous']],
    });
  });

  it.each([
    ['Player\tLine', [[1, 'playerUnknown']]],
    [
      '8.5\r\n26.5',
      [
        [1, 'playerUnnamed'],
        [2, 'playerUnnamed'],
      ],
    ],
    ['\t8.5', [[1, 'playerUnnamed']]],
    ['1,000', [[1, 'playerUnnamed']]],
    ['Runs\t8.5', [[1, 'playerUnnamed']]],
    ['Nobody\t5', [[1, 'playerUnknown']]],
    ['Virat Kohli\twicket\t5', [[1, 'playerUnknown']]],
    ['Virat Kohli', [[1, 'numberMissing']]],
    ['Virat Kohli\t1,000', [[1, 'numberNotPlain']]],
    ['Virat Kohli\t1e3', [[1, 'numberNotPlain']]],
    ['Virat Kohli\t-5', [[1, 'numberTooLow']]],
    ['\nVirat Kohli\tabc', [[2, 'numberNotPlain']]],
    [
      'Virat Kohli\t5\nvirat kohli\t6',
      [
        [1, 'playerRepeated'],
        [2, 'playerRepeated'],
      ],
    ],
    ['', []],
  ])('leaves out %j and says why: %j [PIC-08]', (pasted, leftOut) => {
    expect(ids(pasted)).toEqual({ matched: [], leftOut });
  });
});

describe('lineChanges', () => {
  const typed = new Map([
    ['q1', '30.0'],
    ['q2', '12.5'],
    ['q3', ' '],
    ['q4', '1e3'],
    ['q9', '5'],
  ]);

  it('has what is another number than before, and what is refused [PIC-08]', () => {
    const { changes, refused } = lineChanges(questions, typed);
    expect(changes.map(({ question: { _id }, from, to }) => [_id, from, to])).toEqual([
      ['q2', 10, 12.5],
    ]);
    expect(refused.map(({ question: { _id }, reason }) => [_id, reason.key])).toEqual([
      ['q4', 'reasons.numberNotPlain'],
    ]);
  });

  it('looks at the one question whose text is another, however many are changed [PIC-08, UI-13]', () => {
    let looks = 0;
    const many = Array.from({ length: 5000 }, (_, n) => ({
      _id: `q${n}`,
      line: 1,
      get status() {
        looks++;
        return 'inactive';
      },
    }));
    const texts = new Map(many.map(({ _id }, n) => [_id, `${n}.5`]));
    expect(lineChanges(many, texts).changes).toHaveLength(5000);
    const once = looks / 5000;
    looks = 0;
    const { changes } = lineChanges(many, new Map(texts).set('q7', '8'));
    expect(changes.map(({ to }) => to).slice(6, 9)).toEqual([6.5, 8, 8.5]);
    expect(looks).toBe(once);
  });

  it('sends numbers, all in one list [PIC-05, PIC-08]', () => {
    const both = new Map([
      ['q1', '30.5'],
      ['q2', '0.3'],
    ]);
    expect(toLinesBody(lineChanges(questions, both).changes)).toEqual([
      { question_id: 'q1', value: 30.5 },
      { question_id: 'q2', value: 0.3 },
    ]);
  });

  it('refuses a question that went active meanwhile [PIC-03, PIC-08]', () => {
    const active = [{ ...question('q1', 'Virat Kohli', 'runs', 30), status: 'active' }];
    const { changes, refused } = lineChanges(active, new Map([['q1', '31']]));
    expect(changes).toEqual([]);
    expect(refused[0]?.reason.key).toBe('reasons.lineNotInactive');
  });
});

it('a name with the id of its question is that one of two on a player and category, as the desk copies it [PIC-08, UI-17]', () => {
  const twin = (_id: string, name = 'Asha') => ({
    _id,
    status: 'inactive',
    player_data: { name },
    picks_category: 'runs',
    line: 1,
  });
  const taken = (pasted: string, ...more: ReturnType<typeof twin>[]) =>
    lineMatcher([twin('q7'), twin('q8'), ...more])(pasted).matched.map(({ question, value }) => [
      question._id,
      value,
    ]);
  expect(taken('Asha (q7)\truns\t2\nASHA (Q8)\truns\t3')).toEqual([
    ['q7', 2],
    ['q8', 3],
  ]);
  expect(taken('Asha\truns\t2\nAsha (q9)\truns\t2')).toEqual([]);
  expect(taken('Asha (q7)\truns\t2', twin('q9', 'Asha (q7)'))).toEqual([['q9', 2]]);
});
