import { type KnownStatus, knownStatus } from './status.ts';

/** A status as a text of ours, to be put into another text. */
export interface StatusWord {
  key: `ui.statusIs.${KnownStatus | 'decided'}`;
}

/** A status within a sentence, in the language of the reader; one that we do not know stays as it came. */
export function statusWord(status: string): StatusWord | string {
  const known = status === 'decided' ? status : knownStatus(status);
  return known === undefined ? status : { key: `ui.statusIs.${known}` };
}
