/** The five roles of the staff (APP-05). */
export const ROLES = ['admin', 'tech-support', 'operations', 'supportadmin', 'support'] as const;
/** One of `ROLES`. */
export type Role = (typeof ROLES)[number];

/** Is this one of the five? Any other makes a token invalid (APP-05). */
export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && (ROLES as readonly string[]).includes(value);

/** Short names for the tables of roles: A T O SA S. */
export const A = 'admin' satisfies Role;
export const T = 'tech-support' satisfies Role;
export const O = 'operations' satisfies Role;
export const SA = 'supportadmin' satisfies Role;
export const S = 'support' satisfies Role;
export const ALL: readonly Role[] = ROLES;
