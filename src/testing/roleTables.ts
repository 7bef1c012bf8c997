import { A, ALL, O, type Role, S, SA, T } from '#authProvider/roles.ts';

/**
 * Who may do what, written out of the requirements and of nothing that the console declares: what it declares is
 * held against these tables.
 */

/** The routes and who may open each; a `?` part may be left out (APP-04). */
export const ROUTES: readonly (readonly [string, readonly Role[]])[] = [
  ['/super-predictor', [A]],
  ['/super-predictor/questions/:gameId', [A]],
  ['/super-predictor/stats/:gameId?/:userId?', [A]],
  ['/mail/bulk', [A]],
  ['/tdscertificate', [A]],
  ['/manage-tooltips', [A]],
  ['/group/stats', [A]],
  ['/picks/games-list/:status', [A, T, O]],
  ['/picks/add-question/:gameId', [A, T, O]],
  ['/picks/questions/:gameId', [A, T, O]],
  ['/picks/report', [A, T]],
  ['/picks/user-report/:userId?', [A, T, SA, S]],
  ['/trades/games-list', [A, T, O]],
  ['/trades/questions-list/:gameId', [A, T, O]],
  ['/trades/user-games/:userId?', [A, T, SA, S]],
  ['/trades/stats/:gameId?/:userId?', [A, T, SA, S]],
  ['/trades/report', [A, T]],
  ['/trades/report/:gameId', [A, T]],
  ['/coupons/add', [A, T, SA]],
  ['/coupons/add/:gameId', [A, T, SA, S]],
  ['/street/games-list/:userId?', ALL],
  ['/street/index/:userId/:gameId', ALL],
  ['/street/reports/:userId/:gameId', ALL],
  ['/street/teams/:userId/:gameId', ALL],
  ['/more-games/stats', ALL],
  ['/pan-verification/manage', ALL],
  ['/bank-verification/manage', [A, T, SA]],
  ['/call-logs/manage', [A, T]],
  ['/financial-report/download', [A, T]],
  ['/service-check', [A]],
  ['/draft-resource', [A]],
];

/** Who may run the actions of an area, by the first part of their names: whoever may open its pages (APP-04). */
export const ACTIONS: Readonly<Record<string, readonly Role[]>> = {
  bank: [A, T, SA],
  coupons: [A, T, SA, S],
  mail: [A],
  pan: ALL,
  picks: [A, T, O],
  prediction: [A],
  tds: [A],
  tooltips: [A],
  trades: [A, T, O],
};

/** Where the pages of an entity without a page are, by the first word of its name. */
export const AREAS: Readonly<Record<string, string>> = {
  coupon: '/coupons',
  coupons: '/coupons',
  group: '/group',
  groups: '/group',
  league: '/super-predictor',
  mail: '/mail',
  picks: '/picks',
  prediction: '/super-predictor',
  question: '/super-predictor',
  rmg: '/more-games',
  street: '/street',
  trades: '/trades',
};
