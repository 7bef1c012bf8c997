const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a text: at most `limit` signs as a reader counts them and `lines` lines.
 * Null when nothing has to be cut.
 */
export function cutText(text: string, limit: number, lines: number): string | null {
  const byLines = text.split('\n', lines + 1);
  const head = byLines.slice(0, lines).join('\n');
  const cut = byLines.length > lines ? head : null;
  if (head.length <= limit) return cut;
  let end = 0;
  let count = 0;
  for (const { segment } of signs.segment(head)) {
    if (count === limit) return head.slice(0, end);
    end += segment.length;
    count += 1;
  }
  return cut;
}
