import Link from '@mui/material/Link';
import { type MouseEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { MISSING } from '#rules/text.ts';
import { cutText } from './cutText.ts';
import { plainText } from './plainText.ts';
import { wrapping } from './wrapping.ts';

/**
 * Text from a service, as text: '—' when there is none, never markup, writing direction kept to itself
 * and what would turn it made visible (NET-12). Beyond `limit` characters or `lines` lines it is cut, with the whole one press away.
 */
export function Text({
  value,
  limit = 240,
  lines = 6,
}: {
  value: unknown;
  limit?: number;
  lines?: number;
}) {
  const t = useText();
  const [whole, setWhole] = useState(false);
  const plain = plainText(value);
  if (plain === null) return <span>{MISSING}</span>;
  const text = shownDirections(plain);
  // Plain elements: the texts of thousands of rows each had a class to look up (UI-13).
  const flow = { overflowWrap: wrapping(text), whiteSpace: 'pre-line' } as const;
  const cut = cutText(text, limit, lines);
  if (cut === null) return <bdi style={flow}>{text}</bdi>;
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    setWhole(!whole);
  };
  return (
    <span style={flow}>
      <bdi>{whole ? text : `${cut}…`}</bdi>{' '}
      <Link component="button" type="button" aria-expanded={whole} onClick={toggle}>
        {t(whole ? 'ui.text.showLess' : 'ui.text.showAll')}
      </Link>
    </span>
  );
}
