const SYSTEM_NAMES = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r', '$recycle.bin']);

/**
 * A file that a system leaves in a folder, or one in a hidden folder: '.DS_Store', '._A.pdf', 'Thumbs.db',
 * 'desktop.ini', '~$B.docx', '__MACOSX/A.pdf' (TDS-02). `path` may have folders in front.
 */
export const isSystemFile = (path: string): boolean =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .some(
      (part) =>
        part.startsWith('.') ||
        part.startsWith('~$') ||
        part === '__MACOSX' ||
        SYSTEM_NAMES.has(part.toLowerCase()),
    );
