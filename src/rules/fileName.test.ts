import { expect, it } from 'vitest';
import { fileNameOf } from './fileName.ts';

it.each([
  ['attachment; filename="report-04-2021.csv"', 'report-04-2021.csv'],
  ['attachment; filename=report.csv', 'report.csv'],
  ['attachment; filename=report.csv; size=3', 'report.csv'],
  ['attachment; filename="a b; c.csv"', 'a b; c.csv'],
  ['attachment; filename="say \\"hi\\".csv"', 'say hi.csv'],
  [
    "attachment; filename*=UTF-8''%E0%A4%B0%E0%A4%BF%E0%A4%AA%E0%A5%8B%E0%A4%B0%E0%A5%8D%E0%A4%9F.csv",
    'रिपोर्ट.csv',
  ],
  ['attachment; filename="old.csv"; filename*=utf-8\'en\'new.csv', 'new.csv'],
  ["attachment; filename*=ISO-8859-1''caf%E9.csv", 'café.csv'],
  ['attachment; filename*=UTF-8\'\'%ZZ.csv; filename="plain.csv"', 'plain.csv'],
  ['attachment; FILENAME="report.csv"', 'report.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Users\\\\report.csv"', 'report.csv'],
  ["attachment; filename*=UTF-8''..%2F..%2Freport.csv", 'report.csv'],
  ['attachment; filename="report\u202Evsc.exe"', 'reportvsc.exe'],
  ['attachment; filename=".csv"', 'csv'],
])('reads %s as %s [FIN-01]', (header, name) => {
  expect(fileNameOf(header, 'fallback.csv')).toBe(name);
});

it.each([null, '', 'attachment', 'attachment; filename=""', 'attachment; filename="../"'])(
  'falls back where there is no name: %s [FIN-01]',
  (header) => {
    expect(fileNameOf(header, 'fallback.csv')).toBe('fallback.csv');
  },
);
