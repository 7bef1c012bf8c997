import { describe, expect, it } from 'vitest';
import {
  addFiles,
  type Certificate,
  isSendable,
  nameOnly,
  sizeOf,
  twinsOf,
} from './certificates.ts';

const file = (path: string, size = 9) => {
  const made = new File(['x'.repeat(size)], path.split('/').at(-1) ?? '', { lastModified: 1 });
  if (path.includes('/')) Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
};
const listOf = (...paths: string[]) =>
  addFiles(
    [],
    paths.map((path) => file(path)),
  ).list;
const paths = (list: readonly Certificate[]) => list.map(({ path }) => path);
const twins = (list: readonly Certificate[]) => {
  const keys = twinsOf(list);
  return paths(list.filter(({ key }) => keys.has(key)));
};

it('takes a folder of 304 files without its system files, and tells the same names apart [TDS-01, TDS-02]', () => {
  const folder = Array.from(
    { length: 300 },
    (_, n) => `13/sub${n % 10}/CERT_${String(n).padStart(3, '0')}.pdf`,
  );
  folder.push('13/.DS_Store', '13/Thumbs.db', '13/sub0/deep/CERT_000.pdf', '13/sub1/cert_000.PDF');
  const { list, added, skipped } = addFiles(
    [],
    folder.map((path) => file(path)),
  );
  expect(added).toBe(302);
  expect(skipped).toEqual(['13/.DS_Store', '13/Thumbs.db']);
  expect(twins(list)).toEqual([
    '13/sub0/CERT_000.pdf',
    '13/sub0/deep/CERT_000.pdf',
    '13/sub1/cert_000.PDF',
  ]);
});

it('leaves out what systems put beside a certificate [TDS-02]', () => {
  const folder = ['A.pdf', '.DS_Store', '._A.pdf', 'Thumbs.db', 'desktop.ini', '~$B.docx'];
  const { list, skipped } = addFiles(
    [],
    folder.map((path) => file(`FY/${path}`)),
  );
  expect(paths(list)).toEqual(['FY/A.pdf']);
  expect(skipped).toHaveLength(5);
});

describe('adding to a list', () => {
  it('takes the same file once, and one of the same name from elsewhere too [TDS-02]', () => {
    const list = listOf('a/CERT.pdf');
    const { added, known, ...next } = addFiles(list, [file('a/CERT.pdf'), file('b/CERT.pdf')]);
    expect({ added, known }).toEqual({ added: 1, known: 1 });
    expect(twins(next.list)).toEqual(['a/CERT.pdf', 'b/CERT.pdf']);
  });

  it('takes a file that could not be read once more [TDS-02]', () => {
    const list = listOf('a.pdf').map((one) => ({ ...one, unreadable: true }));
    expect(list.filter(isSendable)).toEqual([]);
    expect(addFiles(list, [file('a.pdf')]).list.filter(isSendable)).toHaveLength(1);
  });
});

it('keeps composed and decomposed names as two files, and flags them [TDS-02]', () => {
  const list = listOf('re\u0301sume\u0301.pdf', 'r\u00e9sum\u00e9.pdf', 'अनिता.pdf');
  expect(paths(list)).toEqual(['re\u0301sume\u0301.pdf', 'r\u00e9sum\u00e9.pdf', 'अनिता.pdf']);
  expect(twins(list)).toHaveLength(2);
});

it('sends no empty file, and counts bytes [TDS-02]', () => {
  const { list } = addFiles([], [file('zero.pdf', 0), file('b.pdf', 10_000)]);
  expect(paths(list.filter(isSendable))).toEqual(['b.pdf']);
  expect(sizeOf(list)).toBe(10_000);
});

it('keeps names like __proto__ apart [TDS-02]', () => {
  expect(twins(listOf('a/__proto__', 'constructor', 'b/__proto__'))).toHaveLength(2);
});

it('sends the bare name of a file of a chosen folder, its bytes unchanged [TDS-02]', async () => {
  const chosen = file('FY22/Q1/A.pdf');
  const sent = nameOnly(chosen);
  expect(sent.name).toBe('A.pdf');
  expect(sent.webkitRelativePath ?? '').toBe('');
  expect(await sent.text()).toBe(await chosen.text());
});

it('lists files as a folder shows them, whatever order the browser gives them in [TDS-01]', () => {
  expect(paths(listOf('b/CERT_10.pdf', 'b/CERT_9.pdf', 'a/CERT_11.pdf'))).toEqual([
    'a/CERT_11.pdf',
    'b/CERT_9.pdf',
    'b/CERT_10.pdf',
  ]);
});
