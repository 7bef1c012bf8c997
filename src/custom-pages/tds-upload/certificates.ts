import { isSystemFile } from '#rules/systemFiles.ts';
import { pathOf } from '#ui/pickedFiles.ts';

/** A larger file is refused by its size, in bytes: browsers and services handle forms up to 2 GiB. */
export const LARGEST = 2 ** 31;

/** A file of the list. */
export interface Certificate {
  key: string;
  file: File;
  /** Folders and name. */
  path: string;
  /** The browser could not read it when it was to be sent. */
  unreadable: boolean;
}

/** What became of the files that were added. */
export interface Addition {
  list: readonly Certificate[];
  added: number;
  /** Were in the list already. */
  known: number;
  /** Paths of hidden and system files, left out (TDS-02). */
  skipped: readonly string[];
}

/** The same file once more: same place, size and age. Names are compared as they are, é and é are two. */
const keyOf = (file: File): string => `${pathOf(file)}\n${file.size}\n${file.lastModified}`;

/** As a folder shows them: CERT_9 ahead of CERT_10. A browser gives them in any order. */
const byPath = new Intl.Collator('en', { numeric: true }).compare;

/** The list with files added to it: none twice, none that a system hides (TDS-02). */
export function addFiles(list: readonly Certificate[], files: readonly File[]): Addition {
  const skipped = files.filter((file) => isSystemFile(pathOf(file))).map(pathOf);
  const byKey = new Map(list.map((one) => [one.key, one]));
  let known = 0;
  for (const file of files) {
    if (isSystemFile(pathOf(file))) continue;
    const key = keyOf(file);
    if (byKey.has(key)) known += 1;
    // What is chosen again replaces one that could no longer be read.
    byKey.set(key, { key, file, path: pathOf(file), unreadable: false });
  }
  const now = [...byKey.values()].sort((one, other) => byPath(one.path, other.path));
  return { list: now, added: now.length - list.length, known, skipped };
}

/** Goes to the service: not empty, and readable as far as is known. */
export const isSendable = ({ file, unreadable }: Certificate): boolean =>
  file.size > 0 && !unreadable;

/**
 * The file under its bare name. Browsers send the folders along with a file of a chosen folder, and leave
 * them out for a dropped one: the service gets the same name either way.
 */
export const nameOnly = (file: File): File =>
  file.webkitRelativePath
    ? new File([file], file.name, { type: file.type, lastModified: file.lastModified })
    : file;

/** Bytes of all files together. */
export const sizeOf = (list: readonly Certificate[]): number =>
  list.reduce((sum, { file }) => sum + file.size, 0);

/** Names that a file system or a person may take for the same: capitals and composed letters do not count. */
const nameKey = (file: File): string => file.name.normalize('NFC').toLowerCase();

/** The keys of files whose name another one bears too. Only the name goes to the service, not the folder. */
export function twinsOf(list: readonly Certificate[]): ReadonlySet<string> {
  const names = new Map<string, string[]>();
  for (const { key, file } of list) {
    const name = nameKey(file);
    const same = names.get(name);
    if (same) same.push(key);
    else names.set(name, [key]);
  }
  return new Set([...names.values()].filter((same) => same.length > 1).flat());
}
