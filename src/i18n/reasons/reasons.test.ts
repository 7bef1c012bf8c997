import { expect, expectTypeOf, it } from 'vitest';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import type { Text } from '#i18n/useText.ts';
import { type Reason, reason } from '#rules/reason.ts';
import en from './en.ts';
import hi from './hi.ts';

const placeholders = (text: string) => new Set(text.match(/%\{\w+\}/g));

it('can show every reason that a rule gives [UI-14]', () => {
  expectTypeOf<Reason>().toExtend<Text>();
});

it.each(Object.entries(en))('%s takes the same in both languages: %s [APP-17]', (name, text) => {
  const translated = Object.entries(hi).find(([key]) => key === name)?.[1] ?? '';
  expect(placeholders(translated)).toEqual(placeholders(text));
  expect(translated.split('||||')).toHaveLength(text.split('||||').length);
});

it('says what stands in the way, in both languages [UI-14, APP-17]', () => {
  const { key, params } = reason('gameNotReconciled', { status: 'completed' });
  expect(createI18nProvider('en').translate(key, params)).toBe(
    'the game is completed, not reconciled',
  );
  expect(createI18nProvider('hi').translate(key, params)).toBe('गेम completed है, reconciled नहीं');
});

it.each([
  [1, '1 question has no answer', '1 प्रश्न का उत्तर नहीं है'],
  [2, '2 questions have no answer', '2 प्रश्नों के उत्तर नहीं हैं'],
])('counts %d [PRD-15, APP-17]', (smart_count, inEnglish, inHindi) => {
  const { key, params } = reason('questionsUnanswered', { smart_count });
  expect(createI18nProvider('en').translate(key, params)).toBe(inEnglish);
  expect(createI18nProvider('hi').translate(key, params)).toBe(inHindi);
});
