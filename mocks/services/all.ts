import type { Mock } from '#mocks/mock.ts';

/** Every call of the contract, played. */
export const allMocks: readonly Mock[] = [];
