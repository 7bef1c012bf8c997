const LONGEST = 300;

/**
 * The server's sentence out of an answer, or undefined when it gave none that a person can read:
 * text of at most 300 characters, never markup, never '[object Object]' (NET-07, field of an error too).
 */
export function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error } = body as Record<string, unknown>;
  return sentence(message) ?? sentence(error);
}

function sentence(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const text = value.trim();
    if (text === '' || /^\s*<(!doctype|html)/i.test(text)) return undefined;
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  }
  if (typeof value === 'object' && value !== null) {
    const { detail, message } = value as Record<string, unknown>;
    return sentence(message) ?? sentence(detail);
  }
  return undefined;
}
