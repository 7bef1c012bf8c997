import { isBlank, tidy } from '#rules/text.ts';

/** Up to two initials of a name, for where a picture is missing: 'Rohit Sharma' → 'RS'. '?' without a name. */
export function initials(name: string): string {
  if (isBlank(name)) return '?';
  return tidy(name)
    .split(' ')
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
