import { isBlank } from '#rules/text.ts';
import { writeJson } from '#rules/writeJson.ts';

/** The text of a group's message: `data` itself, the text in it, else its JSON; '' for none (GRP-01). */
export function messageText(data: unknown): string {
  if (isBlank(data)) return '';
  if (typeof data === 'string') return data.toWellFormed();
  if (typeof data !== 'object' || data === null) return String(data);
  const inner: unknown = 'text' in data ? data.text : 'message' in data ? data.message : undefined;
  return typeof inner === 'string' && !isBlank(inner)
    ? inner.toWellFormed()
    : writeJson(data).toWellFormed();
}
