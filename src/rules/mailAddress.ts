import { hasInvisible } from './text.ts';

/** One '@' with a name before it and a domain with a dot behind it; no separators of lists, no double dots. */
const ADDRESS = /^[^@,;:<>"()[\]\\]+@[^@,;:<>"()[\]\\|]+\.[^@.,;:<>"()[\]\\|]{2,}$/;
const LONGEST = 254;

/** May mail be sent to it? Tolerant of other scripts; refuses what no mail service would take (MAIL-05). */
export const looksLikeAddress = (text: string): boolean =>
  text.length <= LONGEST &&
  ADDRESS.test(text) &&
  !hasInvisible(text) &&
  !/\.\.|^\.|\.@|@\./.test(text);

/** Capitals do not make another mailbox: A@Example.com and a@example.com are one (MAIL-05). */
export const addressKey = (address: string): string => address.normalize('NFC').toLowerCase();
