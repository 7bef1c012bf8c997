import type { Mock } from '#mocks/mock.ts';
import { bankMocks } from '#mocks/services/bank.ts';
import { callLogMocks } from '#mocks/services/callLogs.ts';
import { couponMocks } from '#mocks/services/coupons.ts';
import { groupMocks } from '#mocks/services/groups.ts';
import { mailMocks } from '#mocks/services/mail.ts';
import { panMocks } from '#mocks/services/pan.ts';
import { picksMocks } from '#mocks/services/picks.ts';
import { predictionMocks } from '#mocks/services/prediction.ts';
import { reportMocks } from '#mocks/services/reports.ts';
import { rmgMocks } from '#mocks/services/rmg.ts';
import { staticDataMocks } from '#mocks/services/staticData.ts';
import { streetMocks } from '#mocks/services/street.ts';
import { tdsMocks } from '#mocks/services/tds.ts';
import { tooltipMocks } from '#mocks/services/tooltips.ts';
import { tradesMocks } from '#mocks/services/trades.ts';

/** Every call of the contract, played. */
export const allMocks: readonly Mock[] = [
  ...staticDataMocks,
  ...predictionMocks,
  ...rmgMocks,
  ...tooltipMocks,
  ...tdsMocks,
  ...tradesMocks,
  ...couponMocks,
  ...streetMocks,
  ...panMocks,
  ...bankMocks,
  ...callLogMocks,
  ...mailMocks,
  ...groupMocks,
  ...picksMocks,
  ...reportMocks,
];
