import { expect, it } from 'vitest';
import { isWellFormedPan, mayDecidePan } from './pan.ts';

it.each(['ABCPE1234F', 'abcpe1234f', 'ABCPE0000F'])('%s is well formed [PAN-02]', (pan) => {
  expect(isWellFormedPan(pan)).toBe(true);
});

it.each([
  'ABCPE1234FX',
  'XABCPE1234F',
  'ABCPE1234F ',
  ' ABCPE1234F',
  'ABCPE1234F\n',
  'ABCPE1234',
  'ABCP1234FE',
  'ABCPE123AF',
  'ABCPE१२३४F',
  'ÄBCPE1234F',
  '',
  null,
  undefined,
  1234567890,
])('%j is marked [PAN-02]', (pan) => {
  expect(isWellFormedPan(pan)).toBe(false);
});

it.each([
  ['pending', true],
  ['APPROVED', { key: 'reasons.panDecided', params: { status: 'APPROVED' } }],
  ['REJECTED', { key: 'reasons.panDecided', params: { status: 'REJECTED' } }],
  ['on hold', { key: 'reasons.statusUnknown', params: { status: 'on hold' } }],
  ['', { key: 'reasons.statusMissing' }],
])('a request that is %j may be decided: %j [PAN-01, NET-11]', (status, allowed) => {
  expect(mayDecidePan({ status })).toEqual(allowed);
});
