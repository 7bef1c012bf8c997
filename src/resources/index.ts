import { bankVerifications } from '#resources/bank-verifications/resource.ts';
import type { Resource } from '#resources/defineResource.ts';

/** Every declared resource. A new one is a line here, or an object in /config.json. */
export const resources: readonly Resource[] = [bankVerifications];
