/** Where a file came from, for those whose folder is not in the file itself. */
const paths = new WeakMap<File, string>();

/** A file's folders and name, as it was chosen or dropped: 'FY22/Q1/A.pdf'; the bare name for a loose file. */
export const pathOf = (file: File): string =>
  paths.get(file) ?? (file.webkitRelativePath || file.name);

/** What was chosen or dropped; `unread` names folders and files that the browser could not open. */
export interface Picked {
  files: File[];
  unread: string[];
}

/**
 * The files of a drop or of a file dialog, those of folders at any depth included. The folders themselves
 * are no files (TDS-01).
 */
export function filesOf(event: unknown): Promise<Picked> {
  const transfer = part(event, 'dataTransfer');
  if (transfer) {
    // While dragging, the browser keeps to itself what the files are.
    if (part(event, 'type') !== 'drop') return Promise.resolve({ files: [], unread: [] });
    return dropped(transfer);
  }
  return Promise.resolve({ files: listed(part(part(event, 'target'), 'files')), unread: [] });
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const listed = (files: unknown): File[] => Array.from(Object(files ?? []));

/** The entries have to be taken at once: after the first pause the drop is empty. */
async function dropped(transfer: unknown): Promise<Picked> {
  const items: DataTransferItem[] = [...Object(part(transfer, 'items') ?? [])];
  const picked: Picked = { files: [], unread: [] };
  const found = items
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  if (found.length === 0) return { ...picked, files: listed(part(transfer, 'files')) };
  for (const { entry, file } of found) {
    if (entry?.isDirectory) await walk(entry, picked);
    else if (file) picked.files.push(file);
  }
  return picked;
}

async function walk(entry: FileSystemEntry, picked: Picked): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  try {
    if (isFolder(entry)) {
      for (const child of await childrenOf(entry)) await walk(child, picked);
    } else if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      paths.set(file, path);
      picked.files.push(file);
    }
  } catch {
    picked.unread.push(path);
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A reader gives at most 100 entries a call: it is asked until it gives none. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    children.push(...some);
  }
}

/** Can the file still be read? It may have been moved, deleted or changed since it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
