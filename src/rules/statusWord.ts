/** The statuses that have a word of ours within a sentence: texts in the area `ui.statusIs`. */
const WORDED = [
  'active',
  'inactive',
  'new',
  'inprogress',
  'completed',
  'reconciled',
  'declared',
  'cancelled',
  'pending',
  'in_review',
  'open',
  'processed',
  'approved',
  'rejected',
  'verified',
  'decided',
] as const;

/** A status as a text of ours, to be put into another text. */
export interface StatusWord {
  key: `ui.statusIs.${(typeof WORDED)[number]}`;
}

/** A status within a sentence, in the language of the reader; one that we do not know stays as it came. */
export function statusWord(status: string): StatusWord | string {
  const known = WORDED.find((word) => word === status);
  return known === undefined ? status : { key: `ui.statusIs.${known}` };
}
