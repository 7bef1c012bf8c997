import { z } from 'zod';
import { SERVICE_NAMES } from '#contract/endpoint.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Why an address of the configuration cannot be used, or null when it can (NET-02). */
export function addressProblem(value: string): string | null {
  if (value.startsWith('/')) {
    if (/^\/[/\\]/.test(value)) return 'must not start with two slashes';
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

const checked = (problem: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const message = problem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const address = checked(addressProblem);

const template = checked((value) =>
  addressProblem(value.replace(/\{[^}]*\}/g, 'x').replace(/[?#].*$/, '')),
);

const timeZone = checked((value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return null;
  } catch {
    return 'must be a time zone such as Asia/Kolkata';
  }
});

const services = z
  .object(
    Object.fromEntries(SERVICE_NAMES.map((name) => [name, address])) as Record<
      (typeof SERVICE_NAMES)[number],
      typeof address
    >,
  )
  .catchall(address);

/** The configuration file /config.json: where the services are and what is switched (NET-02, APP-19). */
export const configSchema = z.object({
  brand: z.string().trim().min(1).default('Back office'),
  /** Staff login page; `{returnTo}` becomes the address to come back to (APP-07). */
  loginUrl: template,
  /** The zone in which dates are shown (APP-17). */
  timeZone: timeZone.default('Asia/Kolkata'),
  services,
  mailBucket: z.string().min(1).default('bulk-mail'),
  /** Game room address with `{navigate}`, `{game_id}` and `{user_id}` (RMG-03). */
  replayUrl: template.optional(),
  /** Wait before the financial report is fetched, in milliseconds (FIN-01). */
  financialReportWaitMs: z.number().int().min(0).default(300_000),
  /** A coloured band that tells environments apart. */
  environment: z
    .object({ label: z.string().min(1), tone: z.enum(['neutral', 'info', 'warning', 'danger']) })
    .optional(),
  /** Shown above every page. */
  notice: z.string().min(1).optional(),
  /** Switches every write off. */
  readOnly: z.boolean().default(false),
  /** Resources added without a build; each is checked by itself, so that one mistake leaves the rest (CFG-03). */
  resources: z.array(z.unknown()).default([]),
});

export type Config = z.output<typeof configSchema>;
