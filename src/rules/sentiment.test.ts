import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSentiment, sentimentText } from './sentiment.ts';

it.each([
  ['negative$Late payout$line 1\nline 2', 'negative', 'negative', 'Late payout', 'line 1\nline 2'],
  [
    'negative$The caller said $5 is missing$line1$line2',
    'negative',
    'negative',
    'The caller said',
    '5 is missing$line1$line2',
  ],
  ['positive', 'positive', 'positive', null, null],
  ['positive$ok', 'positive', 'positive', 'ok', null],
  ['POSITIVE$ok$', 'POSITIVE', 'positive', 'ok', null],
  [' neutral $x$y', 'neutral', 'neutral', 'x', 'y'],
  ['$', null, null, null, null],
  ['$$$', null, null, null, '$'],
  ['mixed$x$y', 'mixed', null, 'x', 'y'],
  ['constructor$x$y', 'constructor', null, 'x', 'y'],
  ['<b>negative</b>$<img src=x>$z', '<b>negative</b>', null, '<img src=x>', 'z'],
  ['', null, null, null, null],
  [null, null, null, null, null],
  [undefined, null, null, null, null],
  [42, null, null, null, null],
  [{ a: 1 }, null, null, null, null],
])('%j has label %j, sentiment %j, summary %j, details %j [CAL-02]', (text, ...parts) => {
  const { label, sentiment, summary, details } = readSentiment(text);
  expect([label, sentiment, summary, details]).toEqual(parts);
});

it('keeps every $ of the details, whatever they hold [CAL-02]', () => {
  fc.assert(
    fc.property(fc.string(), (details) => {
      expect(readSentiment(`neutral$short$x${details}x`).details).toBe(`x${details}x`);
    }),
  );
});

it.each([
  ['positive$Thanks$The $5 came$', 'positive: Thanks – The $5 came$'],
  ['neutral', 'neutral'],
  ['$only a summary', 'only a summary'],
  ['$$$', '$'],
  [null, ''],
])('%j reads %j in a sheet [CAL-02, UI-11]', (analysis, text) => {
  expect(sentimentText(analysis)).toBe(text);
});
