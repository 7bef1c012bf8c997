import { describe, expect, it } from 'vitest';
import { storedFavourites, toggled } from './favourites.ts';

const page = { to: '/manage-tooltips', page: 'tooltips' };
const view = { to: '/manage-tooltips?page=2', page: 'tooltips', view: 'Mine' };

describe('favourites', () => {
  it.each([
    ['what fits', [page, view], [page, view]],
    ['nothing of another shape', { a: 1 }, []],
    ['nothing of another place', [{ ...page, to: 'https://evil.example' }], []],
    ['nothing that only looks like a path', [{ ...page, to: '//evil.example' }], []],
    ['one address once', [page, { ...page, name: 'Again' }], [{ ...page, name: 'Again' }]],
    ['a name that is none as none', [{ ...page, name: 7 }], [{ ...page, name: undefined }]],
    ['those beside what does not fit', ['x', null, page], [page]],
  ])('take of a storage %s [WRK-02, NET-12]', (_what, stored, taken) => {
    expect(storedFavourites.parse(stored)).toEqual(taken);
  });

  it('are marked and unmarked by their address, thirty at most [WRK-02]', () => {
    expect(toggled([page], view)).toEqual([page, view]);
    expect(toggled([page, view], { ...view, view: 'Renamed' })).toEqual([page]);
    const many = Array.from({ length: 30 }, (_, n) => ({ to: `/${n}`, page: 'x' }));
    const more = toggled(many, page);
    expect([more.length, more[0]?.to, more.at(-1)]).toEqual([30, '/1', page]);
  });
});
