import { expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import type { Field, FieldType } from '#fields/field.ts';
import { kinds } from '#fields/furtherKinds.ts';
import { fileColumns } from '#resource-kit/list/fileColumns.ts';
import { wordsOf } from '#resource-kit/list/words.ts';
import { testConfig } from '#testing/testConfig.ts';
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
  ['date', '2026-11-26T23:00:00.000Z', '2026-11-27'],
  ['date', '2026-11-26', '2026-11-26'],
  ['date', 'garbage', '—'],
])('a %s %j is in a copy or a file as %j [UI-11, APP-17]', (type, value, cell) => {
  expect(kinds[type].inFile?.(value, field(type), words)).toBe(cell);
});

it.each<[FieldType, Partial<Field>, unknown, string]>([
  ['reference', { many: true }, [827, 5], 'Mega, 5'],
  ['money', { currency: 'EUR' }, '1.005', '1.01'],
  ['money', { currency: 'JPY' }, 12.5, '13'],
  ['money', {}, 'n/a', 'n/a'],
  ['percent', { fraction: true }, 0.07, '7'],
  ['datetime', {}, '2026-11-26T23:00:00.000Z', '2026-11-27 04:30'],
])('a %s %j %j is in a copy or a file as %j [CFG-10, CFG-12]', (type, more, value, cell) => {
  expect(kinds[type].inFile?.(value, { ...field(type), ...more }, words)).toBe(cell);
});

it('a computed column is in a copy or a file, and found, as it is shown [CFG-10, CFG-12]', () => {
  const place: Field = { ...field('text'), template: '{city}, {zip}' };
  const record = { id: 1, city: 'Pune', zip: 411001 };
  const [column] = fileColumns([place], { ...words, label: () => '{city}, {zip}' });
  expect(column?.value(record)).toBe('Pune, 411001');
  expect(wordsOf([place])(record)).toBe('Pune, 411001');
});

it('a date that is shown as its day is in a copy or a file as its day [APP-17]', () => {
  const day = { ...field('date'), day: true };
  expect(kinds.date.inFile?.('2026-11-26T23:00:00.000Z', day, words)).toBe('2026-11-27');
});

it('the head of a column of moments names their zone [APP-17]', () => {
  expect(zonedHead('Date')).toBe('Date (Asia/Kolkata)');
});
