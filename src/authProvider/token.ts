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

/** Where tokens name their person, best first; without any of them the role has to do. */
const PERSON = ['_id', 'id', 'user_id', 'userId', 'email', 'phone'] as const;

/**
 * Reads a token, or null when it does not hold: not of three parts, not decodable, `exp` missing, not a
 * number or not after now, status not 'active', role unknown (APP-05). `now` in milliseconds.
 */
export function readToken(token: string | null, now: number): Session | null {
  const payload = payloadOf(token);
  const exp = field(payload, 'exp');
  const user = field(field(payload, 'data'), 'user');
  const role = field(user, 'role');
  if (token === null || typeof exp !== 'number' || !Number.isFinite(exp) || exp > LATEST_EXP)
    return null;
  if (exp <= Math.floor(now / 1000)) return null;
  if (field(user, 'status') !== 'active' || !isRole(role)) return null;
  const person = PERSON.map((key) => field(user, key)).find(isName) ?? field(payload, 'sub');
  const name = [field(user, 'name'), field(user, 'email')].find(isName);
  return {
    token,
    expiresAt: exp * 1000,
    role,
    userId: isName(person) ? String(person) : role,
    name: name === undefined ? role : String(name),
  };
}

function payloadOf(token: string | null): unknown {
  if (token?.split('.').length !== 3) return null;
  try {
    return jwtDecode(token);
  } catch {
    return null;
  }
}

const isName = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
