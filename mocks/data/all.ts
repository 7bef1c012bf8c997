import { bank } from '#mocks/data/bank.ts';
import { callLogs } from '#mocks/data/callLogs.ts';
import { coupons } from '#mocks/data/coupons.ts';
import { demo } from '#mocks/data/demo.ts';
import { groups } from '#mocks/data/groups.ts';
import { mail } from '#mocks/data/mail.ts';
import { pan } from '#mocks/data/pan.ts';
import { picks, picksTeams } from '#mocks/data/picks.ts';
import { prediction, predictionLarge } from '#mocks/data/prediction.ts';
import { rmg } from '#mocks/data/rmg.ts';
import { street } from '#mocks/data/street.ts';
import { tds } from '#mocks/data/tds.ts';
import { tooltips } from '#mocks/data/tooltips.ts';
import { trades, tradesLarge } from '#mocks/data/trades.ts';
import type { Area } from '#mocks/database.ts';

/** Every area, for the control that changes a record by its collection's name. */
export const areas: readonly Area[] = [
  bank,
  callLogs,
  coupons,
  demo,
  groups,
  mail,
  pan,
  picks,
  picksTeams,
  prediction,
  predictionLarge,
  rmg,
  street,
  tds,
  tooltips,
  trades,
  tradesLarge,
];
