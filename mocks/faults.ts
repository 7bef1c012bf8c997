import { HttpResponse } from 'msw';
import { z } from 'zod';

/**
 * `cut`: the connection breaks in the middle of the body. `malformed`: half a JSON text, complete as a body.
 * `html`, `empty`, `null`, `wrong-shape`: 200 with such a body. `reset`: the connection breaks before any
 * answer. `never`: no answer at all.
 */
export const FAULTS = [
  'cut',
  'malformed',
  'html',
  'empty',
  'null',
  'wrong-shape',
  'reset',
  'never',
] as const;

/** A fault as a test orders it. */
export const faultSchema = z.strictObject({
  /** `POST auth trades/save-answer`, or `*` for every call. */
  call: z.string(),
  /** How many calls it hits; all of them until cleared when left out. */
  times: z.number().int().positive().optional(),
  status: z.number().int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.number().nonnegative().optional(),
  fault: z.enum(FAULTS).optional(),
  /** True: a write takes effect although its answer is lost. A mere delay takes effect after it. */
  applied: z.boolean().optional(),
});
/** See `faultSchema`. */
export type Fault = z.infer<typeof faultSchema>;

/** The fault that a call meets, used up by one: its own header first, then the first that fits. */
export function takeFault(
  faults: Fault[],
  call: string | null,
  header: string | null,
): Fault | undefined {
  if (header) return parseHeader(header);
  const index = faults.findIndex((fault) => fault.call === '*' || fault.call === call);
  const fault = faults[index];
  if (!fault) return undefined;
  if (fault.times !== undefined) {
    if (fault.times <= 1) faults.splice(index, 1);
    else faults[index] = { ...fault, times: fault.times - 1 };
  }
  return fault;
}

/** `status=500;delay=2000;fault=cut;applied=true` */
function parseHeader(header: string): Fault {
  const given = new Map(
    header.split(';').map((part): [string, string] => {
      const [key = '', value = ''] = part.split('=');
      return [key.trim(), value.trim()];
    }),
  );
  const number = (key: string) => (given.has(key) ? Number(given.get(key)) : undefined);
  return faultSchema.parse({
    call: '*',
    status: number('status'),
    delayMs: number('delay'),
    fault: given.get('fault'),
    applied: given.get('applied') === 'true',
  });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Lasts until the caller has gone. */
const departure = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/** Answers a call under a fault. `answer` does what the call asks for and may be left uncalled. */
export async function answerWithFault(
  fault: Fault,
  {
    answer,
    write,
    signal,
  }: { answer: () => Promise<Response>; write: boolean; signal: AbortSignal },
): Promise<Response> {
  const spoils = fault.fault !== undefined || fault.status !== undefined;
  const early = fault.applied || (spoils && !write) ? await answer() : undefined;
  if (fault.delayMs) await wait(fault.delayMs);
  if (!spoils) return early ?? (await answer());
  if (fault.fault === 'never') await departure(signal);
  if (fault.fault === 'never' || fault.fault === 'reset') return HttpResponse.error();
  return spoil(fault, early ?? HttpResponse.json({ success: true, message: 'Done' }));
}

async function spoil(fault: Fault, real: Response): Promise<Response> {
  const status = fault.status ?? real.status;
  const json = { 'content-type': 'application/json', ...fault.headers };
  const whole = new Uint8Array(await real.arrayBuffer());
  const half = whole.slice(0, Math.max(1, Math.floor(whole.length / 2)));
  switch (fault.fault) {
    case 'cut':
      return new HttpResponse(cutAfter(half), {
        status,
        headers: { ...json, 'content-length': String(whole.length) },
      });
    case 'malformed':
      return new HttpResponse(half, { status, headers: json });
    case 'html':
      return new HttpResponse('<!doctype html><title>Sign in</title><h1>Gateway</h1>', {
        status,
        headers: { 'content-type': 'text/html', ...fault.headers },
      });
    case 'empty':
      return new HttpResponse(null, { status, headers: fault.headers ?? {} });
    case 'null':
      return new HttpResponse('null', { status, headers: json });
    case 'wrong-shape':
      return new HttpResponse(JSON.stringify(misshapen(whole)), { status, headers: json });
    default:
      return new HttpResponse(
        JSON.stringify(fault.body ?? { success: false, message: `Service fault ${status}` }),
        { status, headers: json },
      );
  }
}

/** A body whose second half never comes. */
function cutAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new Error('connection cut'));
      else controller.enqueue(bytes);
      sent = true;
    },
  });
}

/** The same keys with values of another kind; a list becomes an object. */
function misshapen(json: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(json));
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return { odd: true };
    return Object.fromEntries(Object.keys(value).map((key) => [key, 'odd']));
  } catch {
    return { odd: true };
  }
}
