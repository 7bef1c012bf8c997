import actions from '#i18n/actions/en.ts';
import common from '#i18n/common/en.ts';
import failures from '#i18n/failures/en.ts';
import ui from '#i18n/ui/en.ts';

/** Every English text of the console, by area. The keys of this tree are the keys of `useText`. */
export const english = {
  actions,
  common,
  failures,
  ui,
} as const;
