import { expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { testConfig } from '#config/testConfig.ts';
import type { Field, FieldType } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { zonedHead } from '#ui/exportRows.ts';

setConfig(testConfig());

const words = {
  t: (text: unknown) => (text === 'fields.yes' ? 'Yes' : 'No'),
  label: (label: unknown) => (label as { text: string }).text,
  nameOf: (_: string, id: unknown) => (id === 827 ? 'Mega' : null),
};
const field = (type: FieldType): Field => ({
  source: 'value',
  type,
  label: { text: 'Value' },
  reference: 'leagues',
  choices: [{ id: '1', value: 1, label: { text: 'National' } }],
});

it.each<[FieldType, unknown, string]>([
  ['reference', 827, 'Mega'],
  ['reference', 5, '5'],
  ['choice', 1, 'National'],
  ['choice', 'odd', 'odd'],
  ['boolean', true, 'Yes'],
  ['boolean', false, 'No'],
  ['boolean', 'x', ''],
  ['date', '2026-11-26T23:00:00.000Z', '2026-11-27 04:30'],
  ['date', '2026-11-26', '2026-11-26'],
  ['date', 'garbage', '—'],
])('a %s %j is in a copy or a file as %j [UI-11, APP-17]', (type, value, cell) => {
  expect(kindOf(type).inFile?.(value, field(type), words)).toBe(cell);
});

it('a date that is shown as its day is in a copy or a file as its day [APP-17]', () => {
  const day = { ...field('date'), day: true };
  expect(kindOf('date').inFile?.('2026-11-26T23:00:00.000Z', day, words)).toBe('2026-11-27');
});

it('the head of a column of moments names their zone [APP-17]', () => {
  expect(zonedHead('Date')).toBe('Date (Asia/Kolkata)');
});
