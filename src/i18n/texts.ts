import { english } from '#i18n/english.ts';

const loaded = new Map<string, object>([['en', english]]);

/** Are the texts of this language here? */
export const hasTexts = (locale: string): boolean => loaded.has(locale);

/** The texts of a language, English while they are not here. */
export const textsOf = (locale: string): object => loaded.get(locale) ?? english;

/** Brings the texts of a language; only one language is in the first script (APP-17). */
export async function loadTexts(locale: string): Promise<void> {
  if (locale === 'hi' && !hasTexts(locale))
    loaded.set(locale, (await import('#i18n/hindi.ts')).hindi);
}
