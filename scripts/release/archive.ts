import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A file of a release; `path` with slashes, relative. */
export interface Packed {
  path: string;
  content: Buffer;
}

const BLOCK = 512;

/**
 * A gzipped ustar archive that is the same for the same files, whoever makes it and when: by name, owned by nobody
 * in particular, each as old as `time` (seconds since 1970). Throws for a path that ustar cannot hold.
 */
export function tarOf(files: readonly Packed[], time: number): Buffer {
  const blocks = [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, content }) => [header(path, content.length, time), padded(content)]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

const padded = (content: Buffer): Buffer =>
  Buffer.concat([content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);

function header(path: string, size: number, time: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [name, prefix] = split(path);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  const parts: [number, string][] = [
    [0, name],
    [100, octal(0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(size, 12)],
    [136, octal(time, 12)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\x0000'],
    [345, prefix],
  ];
  for (const [at, text] of parts) block.write(text, at, 'utf8');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'utf8');
  return block;
}

/** A name of at most 100 bytes, and before it a folder of at most 155. */
function split(path: string): [string, string] {
  if (Buffer.byteLength(path) <= 100) return [path, ''];
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return [name, prefix];
  }
  throw new Error(`${path} is too long a path for a tar`);
}

/** Lines of `sha256sum`, for `sha256sum --check`. */
export const sumsOf = (files: readonly Packed[]): string =>
  files
    .map(({ path, content }) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
    .join('');
