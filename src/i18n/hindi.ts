import actions from '#i18n/actions/hi.ts';
import bank from '#i18n/bank/hi.ts';
import common from '#i18n/common/hi.ts';
import type { english } from '#i18n/english.ts';
import failures from '#i18n/failures/hi.ts';
import fields from '#i18n/fields/hi.ts';
import layout from '#i18n/layout/hi.ts';
import reasons from '#i18n/reasons/hi.ts';
import resources from '#i18n/resources/hi.ts';
import session from '#i18n/session/hi.ts';
import type { Translation } from '#i18n/types.ts';
import ui from '#i18n/ui/hi.ts';

/** The same tree in Hindi; a missing or surplus key does not compile. */
export const hindi = {
  actions,
  bank,
  common,
  reasons,
  resources,
  session,
  layout,
  fields,
  failures,
  ui,
} satisfies Translation<typeof english>;
