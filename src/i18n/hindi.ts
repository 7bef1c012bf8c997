import actions from '#i18n/actions/hi.ts';
import activity from '#i18n/activity/hi.ts';
import answers from '#i18n/answers/hi.ts';
import bank from '#i18n/bank/hi.ts';
import callLogs from '#i18n/callLogs/hi.ts';
import common from '#i18n/common/hi.ts';
import coupons from '#i18n/coupons/hi.ts';
import draftResource from '#i18n/draftResource/hi.ts';
import type { english } from '#i18n/english.ts';
import failures from '#i18n/failures/hi.ts';
import fields from '#i18n/fields/hi.ts';
import groups from '#i18n/groups/hi.ts';
import home from '#i18n/home/hi.ts';
import kit from '#i18n/kit/hi.ts';
import layout from '#i18n/layout/hi.ts';
import lists from '#i18n/lists/hi.ts';
import mail from '#i18n/mail/hi.ts';
import palette from '#i18n/palette/hi.ts';
import pan from '#i18n/pan/hi.ts';
import picks from '#i18n/picks/hi.ts';
import prediction from '#i18n/prediction/hi.ts';
import ranges from '#i18n/ranges/hi.ts';
import reasons from '#i18n/reasons/hi.ts';
import receipt from '#i18n/receipt/hi.ts';
import records from '#i18n/records/hi.ts';
import reports from '#i18n/reports/hi.ts';
import resources from '#i18n/resources/hi.ts';
import rmg from '#i18n/rmg/hi.ts';
import serviceCheck from '#i18n/serviceCheck/hi.ts';
import session from '#i18n/session/hi.ts';
import settlement from '#i18n/settlement/hi.ts';
import street from '#i18n/street/hi.ts';
import tds from '#i18n/tds/hi.ts';
import tooltips from '#i18n/tooltips/hi.ts';
import trades from '#i18n/trades/hi.ts';
import type { Translation } from '#i18n/types.ts';
import ui from '#i18n/ui/hi.ts';
import why from '#i18n/why/hi.ts';
import work from '#i18n/work/hi.ts';

/** The same tree in Hindi; a missing or surplus key does not compile. */
export const hindi = {
  actions,
  activity,
  answers,
  tooltips,
  groups,
  coupons,
  callLogs,
  bank,
  common,
  lists,
  palette,
  pan,
  picks,
  prediction,
  ranges,
  reasons,
  receipt,
  resources,
  serviceCheck,
  session,
  settlement,
  kit,
  layout,
  fields,
  draftResource,
  failures,
  trades,
  street,
  rmg,
  home,
  tds,
  mail,
  reports,
  records,
  ui,
  why,
  work,
} satisfies Translation<typeof english>;
