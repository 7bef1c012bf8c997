import polyglot from 'ra-i18n-polyglot';
import reactAdmin from 'ra-language-english';
import { textsOf } from '#i18n/texts.ts';

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
];

/** The console's texts (APP-17). react-admin's own few are English in both languages. */
export const createI18nProvider = (locale = 'en') =>
  polyglot((wanted) => ({ ...reactAdmin, ...textsOf(wanted) }), locale, LOCALES);
