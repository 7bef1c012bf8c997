import { englishFirst } from '#i18n/englishFirst.ts';
import { englishRest } from '#i18n/englishRest.ts';

/** Every English text of the console, by area. The keys of this tree are the keys of `useText`. For tests and types: a page takes them from `texts.ts`. */
export const english = { ...englishFirst, ...englishRest };
