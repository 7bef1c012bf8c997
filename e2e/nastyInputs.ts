import { deflateSync } from 'node:zlib';

/** Texts that try to be markup, scripts, templates or another direction; a page shows them as they are. */
export const TEXTS = [
  '<img src=x onerror="window.__ran=1">',
  '"><svg/onload=window.__ran=1>',
  '</script><script>window.__ran=1</script>',
  '<style>*{display:none}</style>',
  '%{count} |||| %{other}',
  '#{7*7} <%= 7*7 %> {{7*7}}',
  'Will \u05de\u05db\u05d1\u05d9 win 12 (IND)? \u202Egnp.exe\u202C',
  `T${'\u0300\u0316\u0334'.repeat(60)}`,
  'A'.repeat(3_000),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'.repeat(50),
];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(8 + body.length);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), 4 + body.length);
  return out;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A black-and-white picture of any size; a large one is a small file that asks for a lot of memory. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const good = png(64, 64);

export interface Answer {
  contentType: string;
  body: Buffer;
}

/** What a picture's address may answer, by file name. Only the first is a picture worth showing. */
export const PICTURES: Record<string, Answer> = {
  'good.png': { contentType: 'image/png', body: good },
  'cut.png': { contentType: 'image/png', body: good.subarray(0, 40) },
  'empty.png': { contentType: 'image/png', body: Buffer.alloc(0) },
  'page.png': { contentType: 'image/png', body: Buffer.from('<html>403 expired</html>') },
  'flood.png': { contentType: 'image/png', body: png(30_000, 30_000) },
  'script.svg': {
    contentType: 'image/svg+xml',
    body: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="parent.__ran=1"><script>parent.__ran=1</script></svg>',
    ),
  },
  'laughs.svg': {
    contentType: 'image/svg+xml',
    body: Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>',
    ),
  },
  'script.gif': {
    contentType: 'image/gif',
    body: Buffer.from('GIF89a/*\0\0\0\0\0\0\0\0*/=1;document.title="ran"//'),
  },
};

/** Addresses that are not asked for at all. */
export const ADDRESSES: readonly unknown[] = [
  'javascript:window.__ran=1',
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
  'data:text/html,<script>window.__ran=1</script>',
  '//evil.example/x.png',
  '\\\\evil.example\\x.png',
  'file:///etc/passwd',
  'not a url',
  '',
  null,
  5,
  {},
];
