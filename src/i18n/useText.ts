import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { english } from '#i18n/english.ts';
import type { Keys } from '#i18n/types.ts';

/** A key of the console's texts. */
export type TextKey = Keys<typeof english>;

/** A text to be shown later: a key with what its placeholders take. */
export interface Text {
  key: TextKey;
  params?: Record<string, string | number>;
}

/** The translate function, for known keys only: `t('common.loading')`. */
export function useText() {
  const translate = useTranslate();
  return useCallback(
    (text: TextKey | Text, params?: Record<string, string | number>): string =>
      typeof text === 'string'
        ? translate(text, params)
        : translate(text.key, { ...text.params, ...params }),
    [translate],
  );
}
