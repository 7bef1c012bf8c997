import { jwtDecode } from 'jwt-decode';
import { digest } from '#authProvider/digest.ts';
import { isRole, type Role } from '#authProvider/roles.ts';

/** Who works here, as the token says it. The console never claims to have verified a signature. */
export interface Session {
  token: string;
  /** End of the session in milliseconds since 1970. */
  expiresAt: number;
  role: Role;
  /** Tells one person from another: caches and list settings belong to it. The role, when the token names nobody. */
  userId: string;
  /** Whose drafts these are: the person's, or this very token's when nothing in it is one person's alone (APP-08). */
  draftsOf: string;
  name: string;
}

/** A later `exp` is milliseconds by mistake, and a session of thousands of years. */
const LATEST_EXP = 1e11;

/** Where tokens name their person, best first. */
const PERSON = ['_id', 'id', 'user_id', 'userId', 'email', 'phone'] as const;
/** What no two people are meant to share. */
const UNIQUE = ['username', 'user_name', 'mobile', 'mobile_number'] as const;
/** What else stays the same from login to login, and together tells people apart where no id does. */
const DESCRIPTION = [...UNIQUE, 'name', 'role'] as const;

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
  const person = personOf(user, payload);
  const name = [field(user, 'name'), field(user, 'email')].find(isName);
  return {
    token,
    expiresAt: exp * 1000,
    role,
    userId: person?.id ?? role,
    draftsOf: person?.alone ? person.id : digest(token),
    name: name === undefined ? role : String(name),
  };
}

/** The session of a token that would hold but for its time, or null. */
export const readStaleToken = (token: string): Session | null =>
  readToken(token, Number.NEGATIVE_INFINITY);

/** Surely the same person: not when either token names nobody, or only what colleagues may share. */
export const isSamePerson = (one: Session, other: Session): boolean =>
  isOnePersons(one) && isOnePersons(other) && one.userId === other.userId;

const isOnePersons = ({ userId, draftsOf }: Session): boolean => userId === draftsOf;

/**
 * Who it is, or null when the token says no more than the role. `alone` is false where only name and role tell:
 * two colleagues may be called the same.
 */
function personOf(user: unknown, payload: unknown): { id: string; alone: boolean } | null {
  const id = [...PERSON.map((key) => field(user, key)), field(payload, 'sub')].find(isName);
  if (id !== undefined) return { id: String(id), alone: true };
  const described = DESCRIPTION.map((key) => field(user, key)).map((value) =>
    isName(value) ? String(value).trim() : '',
  );
  if (described.filter(Boolean).length < 2) return null;
  const alone = UNIQUE.some((key) => isName(field(user, key)));
  return { id: digest(JSON.stringify(described)), alone };
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
