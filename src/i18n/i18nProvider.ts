import type { I18nProvider } from 'ra-core';
import { type Filling, phrase } from '#i18n/phrase.ts';
import { loadTexts, textOf } from '#i18n/texts.ts';

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
];

/** The console's texts (APP-17). react-admin's own few are English in both languages. A key without a text stays as it is. */
export function createI18nProvider(locale = 'en'): I18nProvider {
  let spoken = locale;
  return {
    translate: (key: string, filling: Filling = {}) => {
      const text = key === '' ? '' : (textOf(spoken, key) ?? filling._);
      return typeof text === 'string' ? phrase(text, filling) : key;
    },
    changeLocale: async (next) => {
      await loadTexts(next);
      spoken = next;
    },
    getLocale: () => spoken,
    getLocales: () => LOCALES,
  };
}
