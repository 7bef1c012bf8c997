import { expect, it } from 'vitest';
import { filesOf, isReadable, pathOf } from './pickedFiles.ts';

const file = (name: string) => new File(['%PDF-1.4'], name);

const fileEntry = (fullPath: string) => {
  const name = fullPath.split('/').at(-1) ?? '';
  return {
    isFile: true,
    isDirectory: false,
    fullPath,
    name,
    file: (give: (file: File) => void) => give(file(name)),
  };
};

/** A folder whose reader gives at most 100 entries a call, as in Chromium. */
const folderEntry = (fullPath: string, children: unknown[], broken = false) => ({
  isFile: false,
  isDirectory: true,
  fullPath,
  name: fullPath.split('/').at(-1),
  createReader: () => {
    let at = 0;
    return {
      readEntries: (give: (entries: unknown[]) => void, fail: (error: Error) => void) => {
        if (broken) return fail(new Error('not allowed'));
        const some = children.slice(at, at + 100);
        at += 100;
        give(some);
      },
    };
  },
});

type Entry = ReturnType<typeof fileEntry> | ReturnType<typeof folderEntry>;
const drop = (...entries: Entry[]) => ({
  type: 'drop',
  dataTransfer: {
    items: entries.map((entry) => ({
      kind: 'file',
      webkitGetAsEntry: () => entry,
      getAsFile: () => ('file' in entry ? file(entry.name) : null),
    })),
  },
});

it('reads a folder to its last entry, also past 100 [TDS-01]', async () => {
  const many = Array.from({ length: 350 }, (_, n) => fileEntry(`/FY22/C_${n}.pdf`));
  const { files } = await filesOf(drop(folderEntry('/FY22', many)));
  expect(files).toHaveLength(350);
  expect(new Set(files.map(pathOf)).size).toBe(350);
});

it('takes files of any depth and loose ones, and no folder as a file [TDS-01]', async () => {
  const january = folderEntry('/FY22/Q1/Jan', [fileEntry('/FY22/Q1/Jan/A.pdf')]);
  const year = folderEntry('/FY22', [
    folderEntry('/FY22/Q1', [january, folderEntry('/FY22/Q1/empty', [])]),
    fileEntry('/FY22/B.pdf'),
  ]);
  const { files, unread } = await filesOf(drop(year, fileEntry('/C.pdf')));
  expect(files.map(pathOf)).toEqual(['FY22/Q1/Jan/A.pdf', 'FY22/B.pdf', 'C.pdf']);
  expect(unread).toEqual([]);
});

it('names the folder that the browser could not open [TDS-01]', async () => {
  const year = folderEntry('/FY22', [fileEntry('/FY22/A.pdf'), folderEntry('/FY22/Q1', [], true)]);
  const { files, unread } = await filesOf(drop(year));
  expect(files.map(pathOf)).toEqual(['FY22/A.pdf']);
  expect(unread).toEqual(['FY22/Q1']);
});

it('takes what a file dialog gives, and nothing while something is only dragged over [TDS-01]', async () => {
  expect((await filesOf({ target: { files: [file('A.pdf')] } })).files).toHaveLength(1);
  expect((await filesOf({ ...drop(fileEntry('/A.pdf')), type: 'dragenter' })).files).toEqual([]);
});

it('knows a file that can no longer be read [TDS-02]', async () => {
  expect(await isReadable(file('A.pdf'))).toBe(true);
  const gone = file('A.pdf');
  gone.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await isReadable(gone)).toBe(false);
});
