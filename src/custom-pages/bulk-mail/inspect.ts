import { type MailList, readMailList } from './mailList.ts';
import { HEAD, nameHolds, type Refusal, refusalOf } from './refusal.ts';

/** Beyond this many bytes only the first part is looked through; the whole file is uploaded all the same. */
export const LOOKED_THROUGH = 100 * 1024 * 1024;

/** What a file turned out to be: a list, refused, or gone since it was chosen. */
export type Inspected =
  | { kind: 'list'; list: MailList; whole: boolean }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'gone' };

/**
 * Looks through a file that is to be uploaded. `onShare` hears how far it is, 0 to 1; `column` is that of the
 * addresses where a person picked one.
 */
export async function inspect(
  file: File,
  onShare: (share: number) => void = () => {},
  column?: number,
): Promise<Inspected> {
  if (nameHolds(file.name)) return { kind: 'refused', why: 'name' };
  try {
    const why = refusalOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
    if (why) return { kind: 'refused', why };
    const text = await file.slice(0, LOOKED_THROUGH).text();
    const list = readMailList(text, onShare, column);
    if (list.rows === 0) return { kind: 'refused', why: 'noRows' };
    return { kind: 'list', list, whole: file.size <= LOOKED_THROUGH };
  } catch (error) {
    if (error instanceof DOMException) return { kind: 'gone' };
    throw error;
  }
}
