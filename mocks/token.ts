import { createHmac, timingSafeEqual } from 'node:crypto';

/** The roles that a token may name. */
export const ROLES = ['admin', 'tech-support', 'operations', 'supportadmin', 'support'] as const;
/** One of `ROLES`. */
export type Role = (typeof ROLES)[number];

/** Who makes a call, as the token says. */
export interface Staff {
  _id: string;
  name: string;
  email: string;
  role: Role;
}

interface TokenRequest {
  role: Role;
  name?: string;
  userId?: string;
  status?: string;
  /** From now on; negative for a token that has expired. 8 hours by default. */
  expiresInSeconds?: number;
  /** Replaces or adds claims, `undefined` removes one: `{ exp: undefined }`, `{ data: {} }`. */
  claims?: Record<string, unknown>;
}

const KEY = 'key of the embedded services: it protects nothing but their own tests';

const STAFF_NAMES: Record<Role, string> = {
  admin: 'Meera Kulkarni',
  'tech-support': 'Arjun Nambiar',
  operations: 'Farhan Sheikh',
  supportadmin: 'Divya Raghavan',
  support: 'Tenzin Bhutia',
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string): string => createHmac('sha256', KEY).update(text).digest('base64url');

/** A signed staff token as the login page hands it out (APP-05). */
export function issueToken({
  role,
  name = STAFF_NAMES[role],
  userId = `staff-${role}`,
  status = 'active',
  expiresInSeconds = 8 * 3600,
  claims,
}: TokenRequest): string {
  const now = Math.floor(Date.now() / 1000);
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@staff.example`;
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const body = encode({
    iat: now,
    exp: now + expiresInSeconds,
    data: { user: { _id: userId, name, email, status, role } },
    ...claims,
  });
  return `${head}.${body}.${sign(`${head}.${body}`)}`;
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Reads a token the way a service does: signature, expiry, status and role. */
export function readToken(token: string): Staff | { problem: string } {
  const [head, body, signature, ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0) return { problem: 'Token is malformed' };
  const expected = Buffer.from(sign(`${head}.${body}`));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    return { problem: 'Token signature is wrong' };
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    exp?: unknown;
    data?: {
      user?: { _id?: string; name?: string; email?: string; status?: string; role?: string };
    };
  };
  if (typeof claims.exp !== 'number' || claims.exp <= Date.now() / 1000)
    return { problem: 'Token has expired' };
  const user = claims.data?.user;
  if (user?.status !== 'active') return { problem: 'Account is not active' };
  if (!isRole(user.role)) return { problem: 'Role is unknown' };
  return {
    _id: user._id ?? '',
    name: user.name ?? '',
    email: user.email ?? '',
    role: user.role,
  };
}
