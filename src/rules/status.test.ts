import { expect, it } from 'vitest';
import { bankStatusLook, GAME_STATUSES, statusKnown, statusLook } from './status.ts';

it.each([
  ['active', 'positive'],
  ['inactive', 'neutral'],
  ['declared', 'negative'],
  ['cancelled', 'negative'],
  ['rejected', 'negative'],
  ['REJECTED', 'negative'],
  ['pending', 'waiting'],
  ['verified', 'positive'],
  ['APPROVED', 'positive'],
  ['completed', 'neutral'],
  ['reconciled', 'info'],
])('%s is %s and known [UI-07]', (status, tone) => {
  expect(statusLook(status)).toEqual({ tone, text: status, known: true });
});

it.each(['frozen', 'ACTIVE', 'active ', '__proto__', 'constructor', '<b>active</b>'])(
  '%j is grey, unknown, and shows its raw text [UI-07, NET-11]',
  (status) => {
    expect(statusLook(status)).toEqual({ tone: 'neutral', text: status, known: false });
  },
);

it.each([null, undefined, '', ' ', 7, {}])('%j shows — [NET-11]', (status) => {
  expect(statusLook(status)).toEqual({ tone: 'neutral', text: '—', known: false });
});

it.each([
  ['verified', 'positive'],
  ['rejected', 'negative'],
  ['pending', 'waiting'],
  ['other', 'waiting'],
  ['', 'waiting'],
])('a bank request that is %j has a %s badge [BNK-01]', (status, tone) => {
  expect(bankStatusLook(status).tone).toBe(tone);
});

it.each([
  ['reconciled', true],
  ['frozen', { key: 'reasons.statusUnknown', params: { status: 'frozen' } }],
  ['', { key: 'reasons.statusMissing' }],
])('a game that is %j is of a known status: %j [NET-11]', (status, known) => {
  expect(statusKnown({ status }, GAME_STATUSES)).toEqual(known);
});
