const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Why an address of the configuration cannot be used, or null when it can (NET-02). */
export function addressProblem(value: string): string | null {
  if (/[\s\\\p{Cc}]/u.test(value)) return 'must not hold blanks or backslashes';
  if (value.startsWith('/')) {
    if (value.startsWith('//')) return 'must not start with two slashes';
    return /[?#]/.test(value) ? 'must not have a query' : null;
  }
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    return 'must be an address (https://… or /…)';
  }
  if (url.username || url.password) return 'must not hold a user name or password';
  if (url.search || url.hash) return 'must not have a query';
  if (url.protocol === 'https:') return null;
  if (url.protocol === 'http:' && LOOPBACK.test(url.hostname)) return null;
  return 'must be https (http only for this machine)';
}

/** As `addressProblem`, for an address with `{placeholders}`, which may have a query. */
export const templateProblem = (value: string): string | null =>
  addressProblem(value.replace(/\{[^}]*\}/g, 'x').replace(/[?#].*$/, ''));

const RETURN_TO = '{returnTo}';

/**
 * As `templateProblem`, for the login page: a placeholder other than `{returnTo}` would be sent as it stands, and
 * the address to come back to would be lost (APP-07).
 */
export const loginProblem = (value: string): string | null =>
  templateProblem(value) ??
  (/[{}]/.test(value.replaceAll(RETURN_TO, ''))
    ? `must have no placeholder but ${RETURN_TO}`
    : null);

/** The login page with the address to come back to: in the place of `{returnTo}`, else as `return` of its query. */
export function loginPage(template: string, returnTo: string): string {
  const value = encodeURIComponent(returnTo);
  if (template.includes(RETURN_TO)) return template.replaceAll(RETURN_TO, value);
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(template) ?? [];
  const join = address.includes('?') ? '&' : '?';
  return `${/[?&][^?&=]+=$/.test(address) ? address : `${address}${join}return=`}${value}${hash}`;
}

/** An origin alone, such as https://images.example. */
export function originProblem(value: string): string | null {
  const problem = value.startsWith('/')
    ? 'must be an origin such as https://images.example'
    : addressProblem(value);
  if (problem) return problem;
  return new URL(value).origin === value.replace(/\/$/, '')
    ? null
    : 'must be an origin, without a path';
}
