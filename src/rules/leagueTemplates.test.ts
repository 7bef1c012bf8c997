import { expect, it } from 'vitest';
import {
  EMPTY_LEAGUE_TEMPLATE,
  isLeagueTemplateFilled,
  leagueTemplateErrors,
  toLeagueTemplate,
} from './leagueTemplates.ts';

it.each([
  ['50', '10', { entry: 50, max_entries: 10 }],
  ['0', '1', { entry: 0, max_entries: 1 }],
  [' 49 ', '007', { entry: 49, max_entries: 7 }],
])('entry %j with max slot %j is sent as %j [PRD-06]', (entry, max_entries, body) => {
  expect(leagueTemplateErrors({ entry, max_entries })).toEqual({});
  expect(toLeagueTemplate({ entry, max_entries })).toEqual(body);
});

it.each([
  ['12.9', 'reasons.numberNotWhole'],
  ['1e3', 'reasons.numberNotPlain'],
  ['1,000', 'reasons.numberNotPlain'],
  ['-1', 'reasons.numberTooLow'],
  ['9007199254740993', 'reasons.numberNotExact'],
  ['', 'reasons.numberMissing'],
])('%j is no entry: %s [PRD-06, UI-06]', (entry, key) => {
  expect(leagueTemplateErrors({ entry, max_entries: '1' }).entry?.key).toBe(key);
  expect(toLeagueTemplate({ entry, max_entries: '1' })).toBeNull();
});

it('needs at least one slot [PRD-06]', () => {
  expect(leagueTemplateErrors({ entry: '0', max_entries: '0' })).toEqual({
    max_entries: { key: 'reasons.numberTooLow', params: { min: 1 } },
  });
});

it.each([
  [EMPTY_LEAGUE_TEMPLATE, false],
  [{ entry: '5', max_entries: ' ' }, false],
  [{ entry: '', max_entries: '5' }, false],
  [{ entry: '0', max_entries: '5' }, true],
])('%j is filled: %s [PRD-06]', (form, filled) => {
  expect(isLeagueTemplateFilled(form)).toBe(filled);
});
