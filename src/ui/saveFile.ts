import { withoutIsolates } from '#rules/direction.ts';

/** Long enough for every browser to have taken the file over, in milliseconds. */
const KEPT = 60_000;

/** Saves a file under a name in the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = withoutIsolates(name);
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
