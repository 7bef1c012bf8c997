import type { Area } from '#mocks/database.ts';

/** Every area, for the control that changes a record by its collection's name. */
export const areas: readonly Area[] = [];
