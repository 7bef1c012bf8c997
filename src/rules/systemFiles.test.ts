import { expect, it } from 'vitest';
import { isSystemFile } from './systemFiles.ts';

it.each([
  '.DS_Store',
  'FY22/.DS_Store',
  '._A.pdf',
  'Thumbs.db',
  'FY22/THUMBS.DB',
  'desktop.ini',
  '~$B.docx',
  '__MACOSX/A.pdf',
  '.git/config.pdf',
])('leaves out %s [TDS-02]', (path) => {
  expect(isSystemFile(path)).toBe(true);
});

it.each(['A.pdf', './A.pdf', '/FY22/A.pdf', 'FY22/Thumbs.db.pdf', 'a.DS_Store.pdf', '~A.pdf'])(
  'takes %s [TDS-01, TDS-02]',
  (path) => {
    expect(isSystemFile(path)).toBe(false);
  },
);
