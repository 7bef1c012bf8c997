import { type Allowed, reason } from './reason.ts';
import { isBlank, MISSING } from './text.ts';

/** What a status means for the eye, in colours green, grey, red, yellow, blue: `status.<tone>` of the palette. */
export type StatusTone = 'positive' | 'neutral' | 'negative' | 'waiting' | 'info';

export interface StatusLook {
  readonly tone: StatusTone;
  /** The raw text, which is always shown with the colour. */
  readonly text: string;
  /** False for a status that no rule speaks of: shown in grey, its transitions off (NET-11). */
  readonly known: boolean;
}

/**
 * The statuses that are known, each with its colour; its words stand under the same name in the texts `ui.status` and,
 * within a sentence, `ui.statusIs`. UI-07 fixes the first six; the others follow from what they mean.
 */
const TONES = {
  active: 'positive',
  inactive: 'neutral',
  declared: 'negative',
  cancelled: 'negative',
  rejected: 'negative',
  pending: 'waiting',
  verified: 'positive',
  approved: 'positive',
  new: 'info',
  inprogress: 'info',
  reconciled: 'info',
  completed: 'neutral',
  in_review: 'waiting',
  open: 'waiting',
  processed: 'positive',
} as const satisfies Record<string, StatusTone>;

/** A status that has words and a colour of ours. */
export type KnownStatus = keyof typeof TONES;

/** As some services write them. */
const WRITTEN: Readonly<Record<string, KnownStatus>> = {
  REJECTED: 'rejected',
  APPROVED: 'approved',
};

/** The status that this is, however it is written; undefined for one that is not known. */
export const knownStatus = (status: unknown): KnownStatus | undefined => {
  if (typeof status !== 'string') return undefined;
  const written = WRITTEN[status] ?? status;
  return Object.hasOwn(TONES, written) ? (written as KnownStatus) : undefined;
};

/** Statuses of a game that the rules speak of; any other switches the money actions off (PRD-13, TRD-03). */
export const GAME_STATUSES: readonly string[] = [
  'inactive',
  'active',
  'inprogress',
  'completed',
  'reconciled',
  'cancelled',
];

export interface HasStatus {
  readonly status: string;
}

/** One of these statuses, or why no transition is offered: it is missing or not known (NET-11). */
export function statusKnown({ status }: HasStatus, statuses: readonly string[]): Allowed {
  if (status === '') return reason('statusMissing');
  return statuses.includes(status) ? true : reason('statusUnknown', { status });
}

/** How any status looks, everywhere (UI-07). */
export function statusLook(status: unknown): StatusLook {
  if (typeof status !== 'string' || isBlank(status))
    return { tone: 'neutral', text: MISSING, known: false };
  const known = knownStatus(status);
  return { tone: known ? TONES[known] : 'neutral', text: status, known: known !== undefined };
}

/** The badge of a bank request: whatever is neither verified nor rejected is yellow (BNK-01). */
export function bankStatusLook(status: unknown): StatusLook {
  const look = statusLook(status);
  return status === 'verified' || status === 'rejected' ? look : { ...look, tone: 'waiting' };
}
