/**
 * What the source does not show, or shows only in passing, as values. A deployment that differs
 * corrects them here, or those that rules go by at the rule; shapes and paths that are assumed are said on
 * their endpoint (`assumed`).
 */

export {
  COUPON_CODE_LENGTH,
  COUPON_STATUSES,
  COUPON_TYPES,
  DISCOUNT_TYPES as COUPON_DISCOUNT_TYPES,
} from '#rules/coupons.ts';
export { PAN_DECISIONS, type PanDecision } from '#rules/pan.ts';
export {
  PICKS_CATEGORIES,
  PICKS_STATUSES,
  PICKS_TABS as PICKS_QUESTION_STATUSES,
  type PicksCategory,
} from '#rules/picks.ts';
export { LEAGUE_STATUSES } from '#rules/prediction.ts';
export { SENTIMENTS, type Sentiment } from '#rules/sentiment.ts';

/**
 * Rows of a page where the caller does not choose or the answer brings no total (user games of RMG and
 * trades, trades report), and the `limit` sent for PAN, bank and call logs. Fewer rows mean the last page.
 */
export const PAGE_SIZE = 10;

/** Groups on a page (GRP-01). */
export const GROUPS_PAGE_SIZE = 50;

/** Templates asked for at once, and which of them (MAIL-04). */
export const MAIL_TEMPLATES_LIMIT = 100;
export const MAIL_TEMPLATES_GENERATION = 'dynamic';

/** Fields that list-groups sorts by: those of a group. */
export const GROUP_SORT_FIELDS = ['name', 'participantCount', 'createdAt', 'status'] as const;
export type GroupSortField = (typeof GROUP_SORT_FIELDS)[number];

/** Statuses that list-groups filters by; none means all. */
export const GROUP_STATUSES = ['active', 'inactive'] as const;

/** The `category` of the picks games list (PIC-01). */
export const PICKS_GAME_CATEGORY = 2;

/** The days of the picks report, as picked, in no time zone: YYYY-MM-DD (PIC-06). */
export const PICKS_REPORT_DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Tabs of the trades and street games lists: Upcoming, Live, Completed (TRD-01, STR-01).
 * Reconciled and cancelled trades games are listed under `inactive`.
 */
export const GAME_TABS = ['active', 'inprogress', 'inactive'] as const;
export type GameTab = (typeof GAME_TABS)[number];

/** Who asks for the trades games. */
export const TRADES_SOURCE = 'dashboard';

/** A month of the financial report: MM-YYYY (FIN-01). */
export const REPORT_MONTH = /^(0[1-9]|1[0-2])-\d{4}$/;
