import type { Asked, Reply, Silence } from '#http/check/result.ts';
import { forbiddenOrigin } from '#http/policy.ts';
import { transport } from '#http/transport.ts';

/** Asks as the console asks, so that what it meets is met here too. */
export const ask = (request: Asked): Promise<Reply> => transport(request);

/** The browser tells of a refused policy after the failure. */
const policyTold = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

/**
 * Why nothing came: the page's own policy, a service that answers and lets no browser read it, or none there. The
 * last two are told apart by asking without reading, and without the token.
 */
export async function explain(address: string, signal: AbortSignal): Promise<Silence> {
  await policyTold();
  if (forbiddenOrigin(address) !== undefined) return 'policy';
  if (new URL(address).origin === location.origin) return 'network';
  try {
    await fetch(address, {
      mode: 'no-cors',
      signal,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return 'cors';
  } catch {
    return signal.aborted ? 'timeout' : 'network';
  }
}
