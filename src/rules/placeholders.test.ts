import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders, hasPlaceholders } from './placeholders.ts';

const teams = { home: 'India', away: 'Australia' };
const FORMS = [
  ['{home_team}', '{away_team}'],
  ['{{home_team}}', '{{away_team}}'],
  ['{{ home_team }}', '{{ away_team }}'],
  ['<home_team>', '<away_team>'],
  ['HOME_TEAM', 'AWAY_TEAM'],
  ['{HOME_TEAM}', '{AWAY_TEAM}'],
] as const;

describe('fillPlaceholders', () => {
  it.each(FORMS)('fills every %s and %s [PRD-04]', (home, away) => {
    const text = `Will ${home} beat ${away}? ${home}${away} ${home}`;
    expect(hasPlaceholders(text)).toBe(true);
    expect(fillPlaceholders(text, teams)).toBe('Will India beat Australia? IndiaAustralia India');
  });

  it.each([
    '{home}',
    'home_team',
    'home_team wins',
    '{home_team',
    '< home_team >',
    '{ home_team }',
    '$&',
    '',
  ])('leaves %j alone [PRD-04]', (text) => {
    expect(fillPlaceholders(text, teams)).toBe(text);
    expect(hasPlaceholders(text)).toBe(false);
  });

  it.each(['$&', '$1', '$$', "$'", '$`', '{away_team}', 'AWAY_TEAM', '<b>x</b>', '\\1'])(
    'takes the name %j literally and does not fill it again [PRD-04]',
    (home) => {
      expect(fillPlaceholders('{home_team} v {away_team}', { home, away: 'AUS' })).toBe(
        `${home} v AUS`,
      );
    },
  );

  it.each([null, undefined, '', ' '])(
    'keeps the placeholder when the name is %j [PRD-04]',
    (home) => {
      expect(fillPlaceholders('{home_team} v {away_team}', { home, away: 'AUS' })).toBe(
        '{home_team} v AUS',
      );
    },
  );

  it('changes nothing but placeholders, whatever the text and the names [PRD-04]', () => {
    const harmless = fc.string().filter((text) => !/[{}<>]|TEAM/.test(text));
    const form = fc.constantFrom(...FORMS.slice(0, 4));
    fc.assert(
      fc.property(harmless, harmless, fc.string(), fc.string(), form, (a, b, home, away, names) => {
        const named = { home: `x${home}`, away: `x${away}` };
        const filled = fillPlaceholders(`${a}${names[0]}${b}${names[1]}${a}`, named);
        expect(filled).toBe(`${a}${named.home}${b}${named.away}${a}`);
      }),
    );
  });
});
