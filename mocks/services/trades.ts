import { tradesQuestionMocks } from '#mocks/services/tradesQuestions.ts';
import { tradesSettlementMocks } from '#mocks/services/tradesSettlement.ts';
import { tradesSupportMocks } from '#mocks/services/tradesSupport.ts';

export const tradesMocks = [
  ...tradesQuestionMocks,
  ...tradesSettlementMocks,
  ...tradesSupportMocks,
];
