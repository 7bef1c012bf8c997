import actions from '#i18n/actions/hi.ts';
import common from '#i18n/common/hi.ts';
import type { english } from '#i18n/english.ts';
import failures from '#i18n/failures/hi.ts';
import type { Translation } from '#i18n/types.ts';
import ui from '#i18n/ui/hi.ts';

/** The same tree in Hindi; a missing or surplus key does not compile. */
export const hindi = {
  actions,
  common,
  failures,
  ui,
} satisfies Translation<typeof english>;
