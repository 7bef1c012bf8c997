import actions from '#i18n/actions/en.ts';
import activity from '#i18n/activity/en.ts';
import bank from '#i18n/bank/en.ts';
import callLogs from '#i18n/callLogs/en.ts';
import common from '#i18n/common/en.ts';
import failures from '#i18n/failures/en.ts';
import fields from '#i18n/fields/en.ts';
import groups from '#i18n/groups/en.ts';
import kit from '#i18n/kit/en.ts';
import layout from '#i18n/layout/en.ts';
import lists from '#i18n/lists/en.ts';
import palette from '#i18n/palette/en.ts';
import reasons from '#i18n/reasons/en.ts';
import records from '#i18n/records/en.ts';
import resources from '#i18n/resources/en.ts';
import session from '#i18n/session/en.ts';
import settlement from '#i18n/settlement/en.ts';
import titles from '#i18n/titles/en.ts';
import tooltips from '#i18n/tooltips/en.ts';
import ui from '#i18n/ui/en.ts';
import work from '#i18n/work/en.ts';

/** The English texts of the frame, of what every page may show, and of small areas: they are in the first script. */
export const englishFirst = {
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
} as const;
