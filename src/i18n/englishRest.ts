import answers from '#i18n/answers/en.ts';
import coupons from '#i18n/coupons/en.ts';
import draftResource from '#i18n/draftResource/en.ts';
import home from '#i18n/home/en.ts';
import mail from '#i18n/mail/en.ts';
import mistakes from '#i18n/mistakes/en.ts';
import pan from '#i18n/pan/en.ts';
import picks from '#i18n/picks/en.ts';
import prediction from '#i18n/prediction/en.ts';
import ranges from '#i18n/ranges/en.ts';
import receipt from '#i18n/receipt/en.ts';
import reports from '#i18n/reports/en.ts';
import rmg from '#i18n/rmg/en.ts';
import serviceCheck from '#i18n/serviceCheck/en.ts';
import street from '#i18n/street/en.ts';
import tds from '#i18n/tds/en.ts';
import trades from '#i18n/trades/en.ts';
import why from '#i18n/why/en.ts';

/** react-admin's own few texts, in English whatever the language. */
export { default as framework } from 'ra-language-english';

/** The English texts of the other areas, they come beside the page that shows them. */
export const englishRest = {
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
} as const;
