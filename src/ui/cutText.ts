/** Characters of more code units than this, a letter under a heap of marks, are cut within. */
const LONGEST = 40;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a text: at most `limit` characters as a reader counts them and `lines` lines.
 * Null when nothing has to be cut.
 */
export function cutText(text: string, limit: number, lines: number): string | null {
  const byLines = text.split('\n', lines + 1);
  const head = byLines.slice(0, lines).join('\n');
  const cut = byLines.length > lines ? head : null;
  if (head.length <= limit) return cut;
  const looked = head.slice(0, limit * LONGEST);
  let end = 0;
  let count = 0;
  for (const { segment } of characters.segment(looked)) {
    if (count === limit) return head.slice(0, end);
    end += segment.length;
    count += 1;
  }
  return looked.length < head.length ? looked.toWellFormed() : cut;
}
