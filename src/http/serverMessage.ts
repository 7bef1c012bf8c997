import { clampMessage } from '#rules/text.ts';

/**
 * The server's sentence out of an answer, or undefined when it gave none that a person can read:
 * text of at most 300 characters, markup in it as text, never a whole page, a stack or a token (NET-07, NET-12).
 */
export function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const parts = new Map<string, unknown>(Object.entries(body));
  return sentence(parts.get('message')) ?? sentence(parts.get('error'));
}

/** Some services give a list of sentences. */
const sentence = (value: unknown): string | undefined =>
  clampMessage(
    Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? value.join('. ')
      : value,
  );
