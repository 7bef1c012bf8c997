import { HttpResponse } from 'msw';

/** A file, or the one range of it that was asked for: 206, or 416 where it has no such bytes. */
export function ranged(
  file: Uint8Array<ArrayBuffer>,
  range: string | null,
  headers: Record<string, string>,
): Response {
  const common = { ...headers, 'accept-ranges': 'bytes' };
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!asked || (asked[1] === '' && asked[2] === ''))
    return new HttpResponse(file, {
      headers: { ...common, 'content-length': String(file.length) },
    });
  const last = file.length - 1;
  const from = asked[1] === '' ? Math.max(0, file.length - Number(asked[2])) : Number(asked[1]);
  const to = asked[1] === '' || asked[2] === '' ? last : Math.min(last, Number(asked[2]));
  if (from > to)
    return new HttpResponse(null, {
      status: 416,
      headers: { ...common, 'content-range': `bytes */${file.length}` },
    });
  return new HttpResponse(file.slice(from, to + 1), {
    status: 206,
    headers: {
      ...common,
      'content-range': `bytes ${from}-${to}/${file.length}`,
      'content-length': String(to - from + 1),
    },
  });
}
