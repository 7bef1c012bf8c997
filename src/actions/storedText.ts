import { z } from 'zod';
import type { Text, TextKey } from '#i18n/useText.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isText(value: unknown): value is Text {
  if (!isRecord(value) || typeof value.key !== 'string') return false;
  const { params = {} } = value;
  return isRecord(params) && Object.values(params).every(isParam);
}

const isParam = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  isText(value) ||
  (isRecord(value) && 'day' in value && typeof value.timeZone === 'string');

/** Words as they are found in a storage: a key or a sentence of a service, or a text with its parameters. */
export const storedText = z.custom<TextKey | Text>(
  (value) => typeof value === 'string' || isText(value),
);
