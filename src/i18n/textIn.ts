import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { loadTexts } from '#i18n/texts.ts';
import { sayIn, type Text } from '#i18n/useText.ts';

/** A language of the console. */
export type Locale = 'en' | 'hi';

/**
 * Words texts in a language that need not be the reader's, for what is written to somebody else (WHY-03). Rejects when
 * the texts of the language cannot be loaded.
 */
export async function textIn(locale: Locale): Promise<(text: Text) => string> {
  await loadTexts(locale);
  return sayIn(createI18nProvider(locale).translate, locale);
}
