import { trimInvisible } from '#rules/text.ts';

/** Why a file is no list of addresses that can be uploaded (MAIL-05). */
export type Refusal = 'empty' | 'noRows' | 'utf16' | 'workbook' | 'binary' | 'name';

/** How much of a file is looked at to tell what it is, in bytes. */
export const HEAD = 65_536;

/** First bytes of files that are often renamed: programs, workbooks, PDFs, pictures, archives. */
const MAGIC: readonly (readonly [Refusal, readonly number[]])[] = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['binary', [0x4d, 0x5a, 0x00]],
  ['binary', [0x4d, 0x5a, 0x90]],
  ['binary', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['binary', [0x89, 0x50, 0x4e, 0x47]],
  ['binary', [0xff, 0xd8, 0xff]],
  ['binary', [0x47, 0x49, 0x46, 0x38]],
  ['binary', [0x1f, 0x8b]],
];

/** A text may hold a stray control character; a share beyond this is no text. */
const CONTROLS = 0.1;

/** What the first bytes of a file say against it, or null. */
export function refusalOf(head: Uint8Array): Refusal | null {
  if (head.length === 0) return 'empty';
  const starts = (bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);
  if (starts([0xff, 0xfe]) || starts([0xfe, 0xff])) return 'utf16';
  const known = MAGIC.find(([, bytes]) => starts(bytes));
  if (known) return known[0];
  let nulls = 0;
  let evenNulls = 0;
  let controls = 0;
  for (const [at, byte] of head.entries()) {
    if (byte === 0) {
      nulls += 1;
      if (at % 2 === 0) evenNulls += 1;
    }
    if (byte < 9 || (byte > 13 && byte < 32)) controls += 1;
  }
  // Plain letters in UTF-16 without a mark: every other byte is 0.
  const oneSided = evenNulls === 0 || evenNulls === nulls;
  if (oneSided && nulls > head.length * 0.3) return 'utf16';
  return controls > head.length * CONTROLS ? 'binary' : null;
}

/**
 * Characters that a form cannot carry in a file's name unchanged, or that a service takes for a folder, or that a
 * typed name loses at its ends: the name at the service would be another than the one that is sent for (MAIL-05).
 */
export const nameHolds = (name: string): boolean =>
  /[\p{Cc}"/\\]/u.test(name) || trimInvisible(name) !== name;
