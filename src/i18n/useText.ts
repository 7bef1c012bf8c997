import { type I18nProvider, useI18nProvider } from 'ra-core';
import type { english } from '#i18n/english.ts';
import type { Keys } from '#i18n/types.ts';
import { formatDate } from '#rules/dates.ts';
import { isolated } from '#rules/direction.ts';

/** A key of the console's texts. */
export type TextKey = Keys<typeof english>;

/** A day within a text, put into words in the language of the reader (APP-17). */
export interface DayWord {
  day: unknown;
  timeZone: string;
}

/** Words that came with a declaration: in one language for all, or in both, English where Hindi is missing (APP-17). */
export type Words = string | { en: string; hi?: string | undefined };

/** Words in the language of the reader. */
export function wordsIn(locale: string, words: Words): string {
  if (typeof words === 'string') return words;
  return (locale === 'hi' ? words.hi : undefined) ?? words.en;
}

/** A text to be shown later: a key with what its placeholders take, which may be texts of ours and days too. */
export interface Text {
  key: TextKey;
  params?: Record<string, Words | number | Text | DayWord>;
}

/** A key alone, or a text that has its parameters already, as a text. */
export const asText = (label: TextKey | Text): Text =>
  typeof label === 'string' ? { key: label } : label;

/** Words that came from elsewhere, as a text. */
export const literal = (text: Words): Text => ({ key: 'resources.literal', params: { text } });

/** Several words as one: 'a, b', 'a · b' or 'a; b'. None are ''. */
export function listed(
  words: readonly (Text | string)[],
  between: 'comma' | 'dot' | 'semicolon' = 'comma',
): Text | string {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return first;
  return { key: `ui.list.${between}`, params: { first, rest: listed(rest, between) } };
}

/** The language that the texts around are in: 'en', 'hi'. */
export const useLocale = (): string => useI18nProvider().getLocale() ?? 'en';

type Translate = I18nProvider['translate'];
type Say = (text: TextKey | Text, params?: Record<string, string | number>) => string;

/** One for each provider: what is drawn thousands of times does not make its own (UI-13). */
const saying = new WeakMap<I18nProvider, Say>();

/**
 * The translate function, for known keys only: `t('common.loading')`. A value that is put into a text cannot turn
 * the words around it (NET-12).
 */
export function useText(): Say {
  const provider = useI18nProvider();
  const known = saying.get(provider);
  if (known) return known;
  const translate: Translate = (key, filling) => provider.translate(key, filling);
  const say: Say = (text, params) =>
    typeof text === 'string'
      ? translate(text, params && inOrder(params))
      : translate(text.key, {
          ...worded(text.params, translate, provider.getLocale()),
          ...(params && inOrder(params)),
        });
  saying.set(provider, say);
  return say;
}

/** A text where no component is there to ask; see `useText`. */
export const sayIn =
  (translate: Translate, locale: string) =>
  ({ key, params }: Text): string =>
    translate(key, worded(params, translate, locale));

const inOrder = (params: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );

const worded = (
  params: Text['params'] = {},
  translate: Translate,
  locale: string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'string') return [name, isolated(value)];
      if (typeof value === 'number') return [name, value];
      if ('en' in value) return [name, isolated(wordsIn(locale, value))];
      if ('key' in value)
        return [name, translate(value.key, worded(value.params, translate, locale))];
      return [name, formatDate(value.day, { timeZone: value.timeZone, locale })];
    }),
  );
