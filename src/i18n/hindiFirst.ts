import actions from '#i18n/actions/hi.ts';
import activity from '#i18n/activity/hi.ts';
import bank from '#i18n/bank/hi.ts';
import callLogs from '#i18n/callLogs/hi.ts';
import common from '#i18n/common/hi.ts';
import type { englishFirst } from '#i18n/englishFirst.ts';
import failures from '#i18n/failures/hi.ts';
import fields from '#i18n/fields/hi.ts';
import groups from '#i18n/groups/hi.ts';
import kit from '#i18n/kit/hi.ts';
import layout from '#i18n/layout/hi.ts';
import lists from '#i18n/lists/hi.ts';
import palette from '#i18n/palette/hi.ts';
import reasons from '#i18n/reasons/hi.ts';
import records from '#i18n/records/hi.ts';
import resources from '#i18n/resources/hi.ts';
import session from '#i18n/session/hi.ts';
import settlement from '#i18n/settlement/hi.ts';
import titles from '#i18n/titles/hi.ts';
import tooltips from '#i18n/tooltips/hi.ts';
import type { Translation } from '#i18n/types.ts';
import ui from '#i18n/ui/hi.ts';
import work from '#i18n/work/hi.ts';

/** The same in Hindi; a missing or surplus key does not compile. */
export const hindiFirst = {
  ...titles,
  actions,
  activity,
  bank,
  callLogs,
  common,
  failures,
  fields,
  groups,
  kit,
  layout,
  lists,
  palette,
  reasons,
  records,
  resources,
  session,
  settlement,
  tooltips,
  ui,
  work,
} satisfies Translation<typeof englishFirst>;
