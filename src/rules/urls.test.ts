import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeHttpUrl, safeImageUrl } from './urls.ts';

it.each([
  ['https://kyc.example/404.png', 'https://kyc.example/404.png'],
  ['https://kyc.example/403.png?X-Amz-Expires=0', 'https://kyc.example/403.png?X-Amz-Expires=0'],
  ['http://plain.example/x.png', 'http://plain.example/x.png'],
  [' https://kyc.example/ok.png ', 'https://kyc.example/ok.png'],
  ['HTTPS://KYC.example/a', 'https://kyc.example/a'],
  ['https://rec.example/a.mp3#t=999999', 'https://rec.example/a.mp3#t=999999'],
  ['/services/media/x.png', '/services/media/x.png'],
])('%j is used as %j [NET-12]', (value, address) => {
  expect(safeHttpUrl(value)).toBe(address);
  expect(safeImageUrl(value)).toBe(address);
});

it.each([
  'javascript:window.x=1',
  ' javascript:window.x=1',
  'java\tscript:window.x=1',
  'JaVaScRiPt:alert(1)',
  'data:image/svg+xml;base64,AAAA',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  'ftp://host/x',
  'vbscript:x',
  '//evil.example/x.png',
  '///evil.example/x.png',
  '\\\\evil.example\\x.png',
  '/\\evil.example/x.png',
  '/\t/evil.example/x.png',
  'https:evil.example',
  'https:/evil.example',
  'https://user:secret@evil.example/',
  'https://kyc.example@evil.example/',
  'https://kyc.example\\@evil.example/',
  'https://kyc.\nexample/x.png',
  'https://',
  'not a url',
  'x.png',
  '?a=b',
  '#x',
  '..',
  '',
  ' ',
  null,
  undefined,
  5,
  {},
  ['https://x.example'],
])('%j is refused [NET-12]', (value) => {
  expect(safeHttpUrl(value)).toBeNull();
  expect(safeImageUrl(value)).toBeNull();
});

it('takes blob: for images only [NET-12]', () => {
  const blob = 'blob:https://console.example/0d7c-41';
  expect(safeImageUrl(blob)).toBe(blob);
  expect(safeHttpUrl(blob)).toBeNull();
  expect(safeImageUrl('blob:javascript:x')).toBeNull();
  expect(safeImageUrl('blob:null/0d7c')).toBeNull();
});

it('never leads off this origin without saying so, whatever the text [NET-12]', () => {
  const sign = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    '.',
    '@',
    ':',
    'h',
    'evil.example',
    'https:',
  );
  const address = fc.array(sign, { maxLength: 8 }).map((each) => each.join(''));
  fc.assert(
    fc.property(fc.oneof(address, fc.string(), fc.webUrl()), (text) => {
      const safe = safeHttpUrl(text);
      if (safe === null || /^https?:\/\//.test(safe)) return;
      expect(new URL(safe, 'https://console.example').origin).toBe('https://console.example');
    }),
  );
});
