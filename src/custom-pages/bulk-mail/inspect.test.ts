import { expect, it } from 'vitest';
import { inspect } from './inspect.ts';

const file = (part: BlobPart, name = 'users.csv') => new File([part], name);

it('gives the list of a file in UTF-8 [MAIL-05]', async () => {
  const found = await inspect(file('\uFEFFemail,name\r\nasha@example.com,आशा\r\n'));
  expect(found).toMatchObject({ kind: 'list', whole: true, list: { rows: 1 } });
});

it.each([
  ['empty', file('')],
  ['noRows', file('email,name\r\n')],
  ['utf16', file(new Uint8Array([0xff, 0xfe, 0x65, 0]))],
  ['binary', file(new Uint8Array([0x4d, 0x5a, 0, 0]))],
  ['name', file('email\na@x.in\n', 'a";filename="b.csv')],
] as const)('refuses: %s [MAIL-05]', async (why, refused) => {
  expect(await inspect(refused)).toEqual({ kind: 'refused', why });
});

it('shows letters of an old code page as unreadable and takes the file [MAIL-05]', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('email,name\na@x.in,Jos'), 0xe9, 0x0a]);
  const found = await inspect(file(bytes));
  expect(found.kind === 'list' && found.list.found.unreadable.count).toBe(1);
});

it('tells a file that is gone from a broken one [MAIL-05]', async () => {
  const gone = file('email\na@x.in\n');
  gone.slice = () => {
    throw new DOMException('moved', 'NotReadableError');
  };
  expect(await inspect(gone)).toEqual({ kind: 'gone' });
});
