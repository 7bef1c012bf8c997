/** Characters that a browser drops or folds while it reads an address, so that another one comes out. */
const TREACHEROUS = /[\p{Cc}\\]/u;
const ABSOLUTE = /^https?:\/\//i;
const OWN_ORIGIN = 'https://own.invalid';

function parse(address: string): URL | null {
  try {
    return new URL(address, OWN_ORIGIN);
  } catch {
    return null;
  }
}

/**
 * The address of a link, image or recording if it may be used: absolute http(s) without credentials, or a
 * path of this origin ('/media/x.png'). Null for everything else: javascript:, data:, file:, '//host',
 * '/\host', bare words, what is no text (NET-12).
 */
export function safeHttpUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = value.trim();
  if (TREACHEROUS.test(address)) return null;
  const url = parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (ABSOLUTE.test(address)) return url.href;
  return address.startsWith('/') && url.origin === OWN_ORIGIN ? address : null;
}

/** As `safeHttpUrl`; images may also be blob: addresses that this page has made (NET-12). */
export function safeImageUrl(value: unknown): string | null {
  const own = typeof value === 'string' && /^blob:https?:\/\/[^\s\\]+$/i.test(value.trim());
  return own ? value.trim() : safeHttpUrl(value);
}
