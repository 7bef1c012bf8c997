/** `1 league`, `12 leagues`. */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

/** An id that no record has or ever had: the prefix and 24 hexadecimal digits. */
export const newId = (prefix: string): string =>
  prefix + crypto.randomUUID().replaceAll('-', '').slice(0, 24);
