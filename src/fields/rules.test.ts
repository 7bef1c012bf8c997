import { expect, it } from 'vitest';
import type { Field } from '#fields/field.ts';
import { dialled, fieldProblem, safeColour } from '#fields/rules.ts';

const OWN = { text: 'Three capitals' };
const code: Partial<Field> = { pattern: '[A-Z]{3}', invalid: OWN };

it.each<[Partial<Field>, unknown, string | undefined]>([
  [{ type: 'email' }, 'anita@example.com', undefined],
  [{ type: 'email' }, 'anita@', 'records.email'],
  [{ type: 'phone' }, '+91 (80) 1234-5678', undefined],
  [{ type: 'phone' }, '555.123.4567 x12', undefined],
  [{ type: 'phone' }, 'call me', 'records.phone'],
  [{ type: 'link' }, 'https://example.com/a', undefined],
  ...['javascript:alert(1)', 'data:text/html,x', '//host/x', 'example.com'].map(
    (link): [Partial<Field>, unknown, string] => [{ type: 'link' }, link, 'records.link'],
  ),
  [{ type: 'colour' }, '#0a7', undefined],
  [{ type: 'colour' }, 'red;x:url(//e)', 'records.colour'],
  [code, 'ABC', undefined],
  [code, 'xABCx', 'resources.literal'],
  [{ pattern: '[A-Z]{3}' }, 'abc', 'records.pattern'],
  [{ minLength: 3 }, 'ab', 'records.tooShort'],
  [{ minLength: 3, invalid: OWN }, 'ab', 'resources.literal'],
  [{ maxLength: 3, invalid: OWN }, 'abcd', 'resources.literal'],
  [{ minLength: 3 }, '', undefined],
  [{ type: 'reference', many: true, required: true }, [], 'fields.required'],
  [{ type: 'reference', many: true }, [], undefined],
])('%j typed %j: %s [CFG-10, NET-12]', (rules, value, key) => {
  const field: Field = { source: 'value', type: 'text', label: { text: 'Value' }, ...rules };
  expect(fieldProblem(field, value)?.key).toBe(key);
});

it('paints no more than a colour and dials no more than a number [CFG-10, NET-12]', () => {
  expect(['#0a7', '#00AA77', '#00aa77ff', 'red', 'url(x)', 7].map(safeColour)).toEqual([
    '#0a7',
    '#00AA77',
    '#00aa77ff',
    null,
    null,
    null,
  ]);
  expect(['+91 80-1234 5678', '5551234 x12', 'abc', 12].map(dialled)).toEqual([
    '+918012345678',
    '5551234',
    null,
    null,
  ]);
});
