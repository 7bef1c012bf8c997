/**
 * What the source does not show, or shows only in passing, as values. A deployment that differs
 * corrects them here; shapes and paths that are assumed are said on their endpoint (`assumed`).
 */

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

/** Statuses of a league of a prediction question (PRD-10, PRD-11). */
export const LEAGUE_STATUSES = [
  'inactive',
  'active',
  'declared',
  'completed',
  'cancelled',
] as const;
export type LeagueStatus = (typeof LEAGUE_STATUSES)[number];

/** Statuses that the picks games list has a tab for, in the order of the tabs (PIC-01). */
export const PICKS_STATUSES = [
  'new',
  'active',
  'inprogress',
  'inactive',
  'completed',
  'cancelled',
] as const;
export type PicksStatus = (typeof PICKS_STATUSES)[number];

/** Statuses that picks questions are moved between. */
export const PICKS_QUESTION_STATUSES = ['inactive', 'active'] as const;
export type PicksQuestionStatus = (typeof PICKS_QUESTION_STATUSES)[number];

/** What a pick counts (PIC-02). */
export const PICKS_CATEGORIES = ['runs', 'strike-rate', 'economy', 'wicket'] as const;
export type PicksCategory = (typeof PICKS_CATEGORIES)[number];

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

/** What a PAN request can be decided to; decided requests leave the pending list (PAN-01). */
export const PAN_DECISIONS = ['APPROVED', 'REJECTED'] as const;
export type PanDecision = (typeof PAN_DECISIONS)[number];

/** What call logs are filtered by (CAL-01). */
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** Choices of the coupon form (CPN-02). */
export const COUPON_TYPES = ['match', 'league', 'template'] as const;
export const COUPON_DISCOUNT_TYPES = ['absolute', 'percentage'] as const;
export const COUPON_STATUSES = ['active', 'inactive'] as const;

/** Longest coupon code, in characters. */
export const COUPON_CODE_LENGTH = 16;

/** A month of the financial report: MM-YYYY (FIN-01). */
export const REPORT_MONTH = /^(0[1-9]|1[0-2])-\d{4}$/;
