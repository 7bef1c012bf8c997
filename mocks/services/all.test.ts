import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { endpointKey } from '#contract/endpoint.ts';
import { areas } from '#mocks/data/all.ts';
import { bank } from '#mocks/data/bank.ts';
import { createDatabase } from '#mocks/database.ts';
import { allMocks } from '#mocks/services/all.ts';
import { ROLES, type Role } from '#mocks/token.ts';

const ALL = [...ROLES].sort().join(' ');
const roles = (...some: Role[]) => some.sort().join(' ');

/** APP-04: a call is open to the roles of all the routes that use it. */
const WHO: [RegExp, string][] = [
  [/ staticData /, 'anyone'],
  [/ (mail|mailTemplates|groups) /, 'admin'],
  [/ auth (native-android|tds-certificate)/, 'admin'],
  [/ auth (rmg|street|pan-verification)/, ALL],
  [/ auth users\/bypass-bank-kyc/, roles('admin', 'tech-support', 'supportadmin')],
  [/ auth discount-coupons/, roles('admin', 'tech-support', 'supportadmin', 'support')],
  [/ auth calllogs| reports /, roles('admin', 'tech-support')],
  [/ prediction /, 'admin'],
  [/ auth trades\/(?!support|.*report)/, roles('admin', 'tech-support', 'operations')],
  [/ auth trades\/support/, roles('admin', 'tech-support', 'supportadmin', 'support')],
  [/ auth trades\/.*report/, roles('admin', 'tech-support')],
  [/ picks (?!admin\/report)/, roles('admin', 'tech-support', 'operations')],
  [/ picks admin\/report/, roles('admin', 'tech-support', 'supportadmin', 'support')],
];

describe('the services', () => {
  const played = new Map(allMocks.map((mock) => [endpointKey(mock.endpoint), mock]));

  it('play every call of the contract once, and no other', () => {
    const declared = endpoints.map(endpointKey);
    expect(declared.filter((key) => !played.has(key))).toEqual([]);
    expect([...played.keys()].filter((key) => !declared.includes(key))).toEqual([]);
    expect(played.size).toBe(allMocks.length);
  });

  it.each([...played.keys()])('let in who may use a page with %s [APP-04]', (key) => {
    const allowed = played.get(key)?.roles ?? [];
    const expected = WHO.filter(([pattern]) => pattern.test(key)).map(([, who]) => who);
    expect(expected).toEqual([allowed === 'anyone' ? allowed : [...allowed].sort().join(' ')]);
  });

  it('have the same records for the same seed and moment, and others for another', async () => {
    const dump = async (seed: string) => {
      const db = createDatabase({ now: Date.UTC(2026, 0, 5, 6), seed });
      const collections = await Promise.all(areas.map((area) => db.area(area)));
      return JSON.stringify(
        collections.map((of) => Object.values(of).map((collection) => collection.all())),
      );
    };
    const first = await dump('a');
    expect(await dump('a')).toBe(first);
    expect(await dump('b')).not.toBe(first);
  });

  it('grow with the scale', async () => {
    const { bankVerifications } = await createDatabase({ scale: 3 }).area(bank);
    expect(bankVerifications.count()).toBe(3 * 68);
  });

  it('give each collection a name of its own', () => {
    const names = areas.flatMap((area) => Object.keys(area.collections()));
    expect(names).toEqual([...new Set(names)]);
  });
});
