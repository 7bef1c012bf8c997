import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { english } from '#i18n/english.ts';
import type { Keys } from '#i18n/types.ts';

/** A key of the console's texts. */
export type TextKey = Keys<typeof english>;

/** A text to be shown later: a key with what its placeholders take, which may be texts of ours too. */
export interface Text {
  key: TextKey;
  params?: Record<string, string | number | Text>;
}

/** A key alone, or a text that has its parameters already, as a text. */
export const asText = (label: TextKey | Text): Text =>
  typeof label === 'string' ? { key: label } : label;

/** Words that came from elsewhere, as a text. */
export const literal = (text: string): Text => ({ key: 'resources.literal', params: { text } });

/** The translate function, for known keys only: `t('common.loading')`. */
export function useText() {
  const translate = useTranslate();
  return useCallback(
    (text: TextKey | Text, params?: Record<string, string | number>): string =>
      typeof text === 'string'
        ? translate(text, params)
        : translate(text.key, { ...worded(text.params, translate), ...params }),
    [translate],
  );
}

type Translate = ReturnType<typeof useTranslate>;

const worded = (params: Text['params'] = {}, translate: Translate): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? translate(value.key, worded(value.params, translate)) : value,
    ]),
  );
