import { expect, it } from 'vitest';
import { LONGEST_NAME, type NameRule, nameById, ownName, shortName } from '#fields/names.ts';

const RULE = '{first_name} {last_name}';

it.each<[object, NameRule | undefined, string | null]>([
  [{ first_name: 'Anita', last_name: 'Rao', name: 'x' }, RULE, 'Anita Rao'],
  [{ first_name: 'Anita', last_name: null }, RULE, 'Anita'],
  [{ first_name: ' ', name: 'Own' }, RULE, 'Own'],
  [{ team: { name: 'India' } }, '{team.name}', 'India'],
  [{ name: 'N', title: 'T', label: 'L' }, undefined, 'N'],
  [{ name: '', title: 'T' }, undefined, 'T'],
  [{ label: 'L' }, undefined, 'L'],
  [{ name: { a: 1 } }, undefined, null],
  [{ id: 142, rating: 4 }, undefined, null],
  [{ no: 7 }, ({ no }) => `No ${no}`, 'No 7'],
])('%j by %j is called %j [CFG-05]', (record, rule, name) => {
  expect(ownName(record as Record<string, unknown>, rule)).toBe(name);
});

it('has the word of its resource where it has no name, and is no longer than a line [CFG-05]', () => {
  expect(nameById({ text: 'review' }, 142, () => 'review')).toBe('review 142');
  expect(nameById(undefined, 142, () => '')).toBe('142');
  expect(shortName('Anita Rao')).toBe('Anita Rao');
  expect(shortName('a'.repeat(500))).toBe(`${'a'.repeat(LONGEST_NAME)}…`);
  expect(shortName('two\nlines')).toBe('two…');
});
