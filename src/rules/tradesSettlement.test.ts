import { describe, expect, it } from 'vitest';
import { changedSince } from './settlement.ts';
import { tradesFacts, tradesSettlementCheck } from './tradesSettlement.ts';

const question = (_id: string, status: string, answer?: unknown) => ({
  _id,
  question_en: `Question ${_id}`,
  status,
  options: [
    { _id: 'o1', value: 'Yes' },
    { _id: 2, value: 'No' },
  ],
  answer,
});

describe('tradesSettlementCheck', () => {
  it('lists what lacks an answer and is not cancelled, or is of unknown status; an answered question that stays active is not open [TRD-03, PRD-15]', () => {
    const check = tradesSettlementCheck([
      question('q1', 'inactive', 'o1'),
      question('q2', 'active', 'o1'),
      question('q3', 'active'),
      question('q4', 'cancelled'),
      question('q5', 'paused', 'o9'),
    ]);
    expect(check).toEqual({
      questions: 5,
      cancelled: 1,
      unanswered: 2,
      open: [
        { key: 'reasons.questionsUnanswered', params: { smart_count: 2 } },
        { key: 'reasons.questionsStatusUnknown', params: { smart_count: 1 } },
      ],
    });
  });

  it('has nothing open when each question is answered or cancelled, and some are there [PRD-15]', () => {
    const settled = [
      question('q1', 'active', 2),
      question('q2', 'cancelled'),
      question('q3', 'inactive', 'o1'),
    ];
    expect(tradesSettlementCheck(settled).open).toEqual([]);
    expect(tradesSettlementCheck([]).open).toEqual([{ key: 'reasons.noQuestions' }]);
  });

  it('sees what changed before sending: status, flag, answers [PRD-18]', () => {
    const before = tradesFacts({ status: 'reconciled', distributable: true }, [
      question('q1', 'active', 'o1'),
    ]);
    const after = tradesFacts({ status: 'cancelled', distributable: false }, [
      question('q1', 'inactive', '2'),
    ]);
    expect(changedSince(before, before)).toEqual([]);
    expect(changedSince(before, after).map((change) => [change.kind, change.after])).toEqual([
      ['gameStatus', 'cancelled'],
      ['distributeFlag', 'false'],
      ['questionStatus', 'inactive'],
      ['answer', 'No'],
    ]);
  });
});
