import { z } from 'zod';
import { addressProblem, loginProblem, originProblem, templateProblem } from '#config/addresses.ts';
import { SERVICE_NAMES } from '#contract/endpoint.ts';

const checked = (problem: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const message = problem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const address = checked(addressProblem);

const template = checked(templateProblem);

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
  /** Staff login page; `{returnTo}` becomes the address to come back to, which else is added as `return` (APP-07). */
  loginUrl: checked(loginProblem),
  /** The zone in which dates are shown (APP-17). */
  timeZone: timeZone.default('Asia/Kolkata'),
  services,
  /** Origins of images and recordings that are not on a service's own; the server's headers let them in. */
  media: z.array(checked(originProblem)).default([]),
  mailBucket: z.string().min(1).default('bulk-mail'),
  /** Game room address with `{navigate}`, `{game_id}` and `{user_id}` (RMG-03). */
  replayUrl: template.optional(),
  /** Wait before the financial report is fetched, in milliseconds (FIN-01). */
  financialReportWaitMs: z.number().int().min(0).default(300_000),
  /** Rupees above which a settlement says so in front and asks for the game's code; absent: none is large (SET-04). */
  bigAmount: z.number().min(1).optional(),
  /** A coloured band that tells environments apart. */
  environment: z
    .object({ label: z.string().min(1), tone: z.enum(['neutral', 'info', 'warning', 'danger']) })
    .optional(),
  /** Shown above every page. */
  notice: z.string().min(1).optional(),
  /** Switches every write off. */
  readOnly: z.boolean().default(false),
  /** Resources added without a build; what is wrong here is told on a notice and leaves the rest (CFG-03). */
  resources: z.unknown().default([]),
  /** Where services differ from what the contract assumes; read by `assumptions.ts` (CHK-04). */
  assumptions: z.unknown().optional(),
});

/** The configuration as it is read: defaults filled in. */
export type Config = z.output<typeof configSchema>;
