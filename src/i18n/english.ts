import common from '#i18n/common/en.ts';

/** Every English text of the console, by area. The keys of this tree are the keys of `useText`. */
export const english = {
  common,
} as const;
