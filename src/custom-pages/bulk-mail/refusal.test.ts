import { describe, expect, it } from 'vitest';
import { nameHolds, refusalOf } from './refusal.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark: number[] = []) =>
  new Uint8Array([...mark, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);
const LIST = 'email,name\r\nasha@example.com,Asha\r\n';

describe('what a file is, by its first bytes', () => {
  it('refuses an empty file [MAIL-05]', () => {
    expect(refusalOf(new Uint8Array())).toBe('empty');
  });

  it('refuses UTF-16, with its mark or without [MAIL-05]', () => {
    expect(refusalOf(utf16(LIST, [0xff, 0xfe]))).toBe('utf16');
    expect(refusalOf(new Uint8Array([0xfe, 0xff, 0, 0x65]))).toBe('utf16');
    expect(refusalOf(utf16(LIST))).toBe('utf16');
  });

  it('refuses a program, a workbook and a picture that bear the name of a CSV file [MAIL-05]', () => {
    const program = new Uint8Array(388);
    program.set(utf8('MZ'));
    expect(refusalOf(program)).toBe('binary');
    expect(refusalOf(new Uint8Array([0x50, 0x4b, 3, 4, 20]))).toBe('workbook');
    expect(refusalOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBe('binary');
    expect(refusalOf(Uint8Array.from({ length: 256 }, (_, at) => (at * 7) % 32))).toBe('binary');
  });

  it('takes UTF-8 with a mark, Hindi, Windows letters and a stray NUL [MAIL-05]', () => {
    expect(refusalOf(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8('email,नाम\r\n')]))).toBeNull();
    expect(refusalOf(utf8('email,name\na@x.in,आशा\n'))).toBeNull();
    expect(refusalOf(new Uint8Array([...utf8(LIST), 0x96, 0xe9]))).toBeNull();
    expect(refusalOf(utf8('email;name\r\nJos\0e@x.in;Jose\r\n'))).toBeNull();
    expect(refusalOf(utf8('MZ,email\n'))).toBeNull();
  });
});

it.each([
  ' people.csv',
  ' .csv',
  'people.csv\u200e',
  '\ufeffpeople.csv',
  '../../etc/passwd.csv',
  '..\\win.ini.csv',
  'a\0.csv',
  'a\r\nX-Injected: 1.csv',
  'a";filename="b.csv',
])('refuses the name %j, which would not arrive as it is [MAIL-05]', (name) => {
  expect(nameHolds(name)).toBe(true);
});

it.each(['CON.csv', '.csv', `${'x'.repeat(1000)}.csv`, '%2e%2e%2fx.csv', 'सूची.csv'])(
  'takes the name %j [MAIL-05]',
  (name) => {
    expect(nameHolds(name)).toBe(false);
  },
);
