import { jwtDecode } from 'jwt-decode';
import { isRole, type Role } from '#authProvider/roles.ts';

/** Who works here, as the token says it. The console never claims to have verified a signature. */
export interface Session {
  token: string;
  /** End of the session in milliseconds since 1970. */
  expiresAt: number;
  role: Role;
  /** Tells one person from another: caches and drafts belong to it. */
  userId: string;
  name: string;
}

/** A later `exp` is milliseconds by mistake, and a session of thousands of years. */
const LATEST_EXP = 1e11;

/**
 * Reads a token, or null when it does not hold: not decodable, `exp` missing, not a number or not after
 * now, status not 'active', role unknown (APP-05). `now` in milliseconds.
 */
export function readToken(token: string | null, now: number): Session | null {
  if (!token) return null;
  let payload: unknown;
  try {
    payload = jwtDecode(token);
  } catch {
    return null;
  }
  const exp = field(payload, 'exp');
  const user = field(field(payload, 'data'), 'user');
  const role = field(user, 'role');
  if (typeof exp !== 'number' || !Number.isFinite(exp) || exp > LATEST_EXP) return null;
  if (exp <= Math.floor(now / 1000)) return null;
  if (field(user, 'status') !== 'active' || !isRole(role)) return null;
  const userId =
    field(user, '_id') ?? field(user, 'id') ?? field(user, 'user_id') ?? field(user, 'email');
  const name = field(user, 'name') ?? field(user, 'email');
  return {
    token,
    expiresAt: exp * 1000,
    role,
    userId: userId === undefined || userId === null ? role : String(userId),
    name: typeof name === 'string' && name.trim() !== '' ? name : role,
  };
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
