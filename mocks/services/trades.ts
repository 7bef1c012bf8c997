import { tradesQuestionMocks } from '#mocks/services/tradesQuestions.ts';
import { tradesSettlementMocks } from '#mocks/services/tradesSettlement.ts';
import { tradesSupportMocks } from '#mocks/services/tradesSupport.ts';

/** The calls of trades, played. */
export const tradesMocks = [
  ...tradesQuestionMocks,
  ...tradesSettlementMocks,
  ...tradesSupportMocks,
];
