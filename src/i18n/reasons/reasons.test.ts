// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { beforeAll, expect, expectTypeOf, it } from 'vitest';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { loadTexts } from '#i18n/texts.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { mayMarkGameActive } from '#rules/picks.ts';
import { mayDistribute } from '#rules/prediction.ts';
import { type Reason, reason } from '#rules/reason.ts';
import { Wrapper } from '#testing/ui.tsx';
import en from './en.ts';
import hi from './hi.ts';

beforeAll(() => loadTexts('hi'));

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
  const { key, params } = reason('gameNotReconciled', { status: 'frozen' });
  expect(createI18nProvider('en').translate(key, params)).toBe(
    'the game is frozen, not reconciled',
  );
  expect(createI18nProvider('hi').translate(key, params)).toBe('गेम frozen है, मिलान किया हुआ नहीं');
});

it.each([
  [mayMarkGameActive({ status: 'inprogress' }, 'active', 1), 'in progress', 'गेम जारी है, नया नहीं'],
  [mayDistribute({ status: 'completed' }), 'completed', 'गेम पूर्ण है, मिलान किया हुआ नहीं'],
])('words a status that it knows in both languages [UI-14, APP-17]', (why, inEnglish, inHindi) => {
  const shown = (locale: 'en' | 'hi') =>
    renderHook(() => useText(), {
      wrapper: ({ children }) => createElement(Wrapper, { locale, children }),
    }).result.current(why as Reason);
  expect(shown('en')).toContain(`the game is ${inEnglish}, not`);
  expect(shown('hi')).toBe(inHindi);
});

it.each([
  [1, '1 question has no answer', '1 प्रश्न का उत्तर नहीं है'],
  [2, '2 questions have no answer', '2 प्रश्नों के उत्तर नहीं हैं'],
])('counts %d [PRD-15, APP-17]', (smart_count, inEnglish, inHindi) => {
  const { key, params } = reason('questionsUnanswered', { smart_count });
  expect(createI18nProvider('en').translate(key, params)).toBe(inEnglish);
  expect(createI18nProvider('hi').translate(key, params)).toBe(inHindi);
});
