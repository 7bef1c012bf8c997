import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBankDetails } from './bankDetails.ts';

it.each<[unknown, string | null, string | null, string | null]>([
  [
    '{"account_name":"A","account_number":"00012345678901234567","account_ifsc":"SBIN0000001"}',
    'A',
    '00012345678901234567',
    'SBIN0000001',
  ],
  ['{"account_number":12345678901234567890}', null, '12345678901234567890', null],
  ['{"account_number": 12, "account_name": "No 7, \\"12\\""}', 'No 7, "12"', '12', null],
  [
    '{"account_number":"******4321","account_ifsc":"abcd0123456"}',
    null,
    '******4321',
    'abcd0123456',
  ],
  ['{"account_name":"<img src=x>"}', '<img src=x>', null, null],
  ['{"account_name":"A"', null, null, null],
  ['{"account_name":"","account_number":null,"account_ifsc":["x"]}', null, null, null],
  ['""', null, null, null],
  ['null', null, null, null],
  ['[]', null, null, null],
  ['{}', null, null, null],
  ['', null, null, null],
  [null, null, null, null],
  [undefined, null, null, null],
  [7, null, null, null],
  [{ account_name: 'already an object' }, 'already an object', null, null],
  [{ account_number: 123456, account_ifsc: 'HDFC0000001' }, null, '123456', 'HDFC0000001'],
  [{ account_number: 2 ** 60 }, null, null, null],
])('%j gives %j, %j, %j [BNK-01, BNK-03]', (json, name, number, ifsc) => {
  expect(readBankDetails(json)).toEqual({
    account_name: name,
    account_number: number,
    account_ifsc: ifsc,
  });
});

it('keeps all digits of any account number, sent as text or as number [BNK-03]', () => {
  const number = fc.stringMatching(/^[1-9]\d{0,24}$/);
  fc.assert(
    fc.property(number, fc.string(), (digits, name) => {
      const rest = `"account_name":${JSON.stringify(`x${name}`)}`;
      for (const written of [digits, `"0${digits}"`]) {
        const read = readBankDetails(`{"account_number":${written},${rest}}`);
        expect(read.account_number).toBe(written.replaceAll('"', ''));
        expect(read.account_name).toBe(`x${name}`);
      }
    }),
  );
});
