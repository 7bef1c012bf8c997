const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a text: at most `limit` signs as a reader counts them and `lines` lines.
 * Null when nothing has to be cut.
 */
export function cutText(text: string, limit: number, lines: number): string | null {
  const byLines = text.split('\n', lines + 1);
  const head = byLines.slice(0, lines).join('\n');
  const shortened = byLines.length > lines;
  if (head.length <= limit) return shortened ? head : null;
  let end = 0;
  let count = 0;
  for (const { segment } of signs.segment(head.slice(0, limit * 8))) {
    if (count === limit) return head.slice(0, end);
    end += segment.length;
    count += 1;
  }
  return end < head.length ? head.slice(0, end) : shortened ? head : null;
}
