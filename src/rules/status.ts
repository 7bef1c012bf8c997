import { isBlank, MISSING } from './text.ts';

export type StatusTone = 'green' | 'grey' | 'red' | 'yellow';

export interface StatusLook {
  readonly tone: StatusTone;
  /** The raw text, which is always shown with the colour. */
  readonly text: string;
  /** False for a status that no rule speaks of: shown in grey, its transitions off (NET-11). */
  readonly known: boolean;
}

/** Green: good or running. Grey: not running. Red: declared or off. Yellow: waits for somebody. */
const TONES: ReadonlyMap<string, StatusTone> = new Map([
  ['active', 'green'],
  ['inactive', 'grey'],
  ['declared', 'red'],
  ['cancelled', 'red'],
  ['rejected', 'red'],
  ['REJECTED', 'red'],
  ['pending', 'yellow'],
  ['verified', 'green'],
  ['APPROVED', 'green'],
  ['new', 'yellow'],
  ['inprogress', 'yellow'],
  ['reconciled', 'yellow'],
  ['completed', 'grey'],
  ['open', 'yellow'],
  ['processed', 'green'],
]);

export const isKnownStatus = (status: string): boolean => TONES.has(status);

/** How any status looks, everywhere (UI-07). */
export function statusLook(status: unknown): StatusLook {
  if (typeof status !== 'string' || isBlank(status))
    return { tone: 'grey', text: MISSING, known: false };
  return { tone: TONES.get(status) ?? 'grey', text: status, known: TONES.has(status) };
}

/** The badge of a bank request: whatever is neither verified nor rejected is yellow (BNK-01). */
export function bankStatusLook(status: unknown): StatusLook {
  const look = statusLook(status);
  return status === 'verified' || status === 'rejected' ? look : { ...look, tone: 'yellow' };
}
