import { expect, it } from 'vitest';
import { customPages } from '#custom-pages/pages.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { seenName } from '#resources/answer-desk/seenName.ts';
import { resources } from '#resources/index.ts';
import { grantPages } from '#ui/page.ts';
import { draftPlaces } from './draftPlaces.ts';

const pages = [...resources.flatMap(pagesOf), ...customPages];
grantPages(pages);

it.each([
  ['bulk-mail', '/mail/bulk'],
  ['bypass-list:user', '/bank-verification/manage'],
  ['picks-lines/71', '/picks/questions/71'],
  ['picks-paste/71', '/picks/questions/71'],
  ['picks-add-players/71', '/picks/add-question/71'],
  ['trades-questions/a b', '/trades/questions-list/a%20b'],
  ['/super-predictor/questions/7', '/super-predictor/questions/7'],
  ['/super-predictor/questions/7 answers', '/super-predictor/questions/7'],
  ['coupons/7', '/coupons/add/7'],
  ['tooltips/12', '/manage-tooltips/12/edit'],
  ['tooltips/', '/manage-tooltips/create'],
  ['tooltips/12/maybe saved', null],
  [seenName('trades-questions/72003'), null],
  [seenName('/super-predictor/questions/7 answers'), null],
  ['view-name:/manage-tooltips', null],
  ['confirm:Remove:user 7', null],
  ['nothing/7', null],
])('what is typed as %j is at %j [WRK-01, UI-10]', (name, to) => {
  expect(draftPlaces([{ name, at: 1 }], pages, 'admin').map((place) => place.to)).toEqual(
    to === null ? [] : [to],
  );
});

it('is told once for a page, by what was typed last, and to nobody who may not open it [WRK-01]', () => {
  const drafts = [
    { name: 'picks-lines/71', at: 5 },
    { name: 'picks-paste/71', at: 9 },
    { name: 'bulk-mail', at: 7 },
    { name: 'trades-questions/72003', at: 2 },
    { name: seenName('trades-questions/72003'), at: 3 },
  ];
  expect(draftPlaces(drafts, pages, 'admin').map(({ to, at }) => [to, at])).toEqual([
    ['/picks/questions/71', 9],
    ['/mail/bulk', 7],
    ['/trades/questions-list/72003', 2],
  ]);
  expect(draftPlaces(drafts, pages, 'operations')).toHaveLength(2);
  expect(draftPlaces(drafts, pages, 'support')).toEqual([]);
});
