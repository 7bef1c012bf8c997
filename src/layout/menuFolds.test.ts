import { describe, expect, it } from 'vitest';
import { type Foldable, foldedSections } from './menuFolds.ts';

const section = (key: string, entries = 1, current = false): Foldable => ({
  key,
  entries,
  current,
});
/** The drawer of an admin: 808 px with everything open. */
const admin = (current?: string) =>
  [
    section('predictions', 2),
    ...['tooltips', 'mail', 'tds', 'groups'].map((key) => section(key)),
    section('picks', 3),
    section('trades', 4),
    ...['coupons', 'street', 'moreGames', 'pan', 'bank', 'call', 'financials'].map((key) =>
      section(key),
    ),
  ].map((one) => ({ ...one, current: one.key === current }));

describe('the sections of the drawer', () => {
  it.each([
    ['all of an admin stand open at 900 px', admin(), {}, 852, []],
    ['nothing folds where no room is known', admin(), {}, null, []],
    ['what was closed stays closed', admin(), { picks: false }, 852, ['picks']],
    ['the last ones fold first', admin(), {}, 700, ['trades']],
    ['and more of them on a low screen', admin(), {}, 600, ['trades', 'picks']],
    ['not the one of the open page', admin('trades'), {}, 700, ['picks', 'predictions']],
    ['nor one that was opened', admin(), { trades: true }, 720, ['picks']],
    ['nor an entry of its own', [section('pan'), section('bank')], {}, 10, []],
  ] as const)('%s [APP-10]', (_what, sections, chosen, room, folded) => {
    expect([...foldedSections(sections, chosen, room)]).toEqual(folded);
  });
});
