/** What a Latin keyboard writes by the keys that are no letters and digits, alone and with Shift. */
const PRINTED: Readonly<Record<string, readonly [alone: string, shifted: string]>> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Equal: ['=', '+'],
  Minus: ['-', '_'],
};

/**
 * The key that a shortcut is meant by: what is printed on it in Latin, also where the keyboard writes another
 * script and with Caps Lock; letters are small.
 */
export function keyOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.charCodeAt(0) < 128) return key.length === 1 ? key.toLowerCase() : key;
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  if (/^Digit\d$/.test(code) && !shiftKey) return code.slice(5);
  return PRINTED[code]?.[shiftKey ? 1 : 0] ?? key;
}
