import Box from '@mui/material/Box';
import { MISSING } from '#rules/text.ts';
import { tabular } from './tabular.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes as '512 B', '1.2 MB'; a step is 1024. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return MISSING;
  let size = bytes;
  let unit = 0;
  while (size >= 1023.95 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${UNITS[unit]}`;
}

/** The size of a file, given in bytes. */
export function FileSize({ bytes }: { bytes: number }) {
  return (
    <Box component="span" sx={tabular}>
      {fileSize(bytes)}
    </Box>
  );
}
