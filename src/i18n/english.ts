import actions from '#i18n/actions/en.ts';
import activity from '#i18n/activity/en.ts';
import answers from '#i18n/answers/en.ts';
import bank from '#i18n/bank/en.ts';
import callLogs from '#i18n/callLogs/en.ts';
import common from '#i18n/common/en.ts';
import coupons from '#i18n/coupons/en.ts';
import draftResource from '#i18n/draftResource/en.ts';
import failures from '#i18n/failures/en.ts';
import fields from '#i18n/fields/en.ts';
import groups from '#i18n/groups/en.ts';
import home from '#i18n/home/en.ts';
import kit from '#i18n/kit/en.ts';
import layout from '#i18n/layout/en.ts';
import lists from '#i18n/lists/en.ts';
import mail from '#i18n/mail/en.ts';
import palette from '#i18n/palette/en.ts';
import pan from '#i18n/pan/en.ts';
import picks from '#i18n/picks/en.ts';
import prediction from '#i18n/prediction/en.ts';
import ranges from '#i18n/ranges/en.ts';
import reasons from '#i18n/reasons/en.ts';
import receipt from '#i18n/receipt/en.ts';
import records from '#i18n/records/en.ts';
import reports from '#i18n/reports/en.ts';
import resources from '#i18n/resources/en.ts';
import rmg from '#i18n/rmg/en.ts';
import serviceCheck from '#i18n/serviceCheck/en.ts';
import session from '#i18n/session/en.ts';
import settlement from '#i18n/settlement/en.ts';
import street from '#i18n/street/en.ts';
import tds from '#i18n/tds/en.ts';
import tooltips from '#i18n/tooltips/en.ts';
import trades from '#i18n/trades/en.ts';
import ui from '#i18n/ui/en.ts';
import why from '#i18n/why/en.ts';
import work from '#i18n/work/en.ts';

/** Every English text of the console, by area. The keys of this tree are the keys of `useText`. */
export const english = {
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
} as const;
