import answers from '#i18n/answers/hi.ts';
import coupons from '#i18n/coupons/hi.ts';
import draftResource from '#i18n/draftResource/hi.ts';
import type { englishRest } from '#i18n/englishRest.ts';
import home from '#i18n/home/hi.ts';
import mail from '#i18n/mail/hi.ts';
import mistakes from '#i18n/mistakes/hi.ts';
import pan from '#i18n/pan/hi.ts';
import picks from '#i18n/picks/hi.ts';
import prediction from '#i18n/prediction/hi.ts';
import ranges from '#i18n/ranges/hi.ts';
import receipt from '#i18n/receipt/hi.ts';
import reports from '#i18n/reports/hi.ts';
import rmg from '#i18n/rmg/hi.ts';
import serviceCheck from '#i18n/serviceCheck/hi.ts';
import street from '#i18n/street/hi.ts';
import tds from '#i18n/tds/hi.ts';
import trades from '#i18n/trades/hi.ts';
import type { Translation } from '#i18n/types.ts';
import why from '#i18n/why/hi.ts';

/** react-admin's own few texts, in English whatever the language. */
export { default as framework } from 'ra-language-english';

/** The same in Hindi. */
export const hindiRest = {
  answers,
  coupons,
  draftResource,
  home,
  mail,
  mistakes,
  pan,
  picks,
  prediction,
  ranges,
  receipt,
  reports,
  rmg,
  serviceCheck,
  street,
  tds,
  trades,
  why,
} satisfies Translation<typeof englishRest>;
