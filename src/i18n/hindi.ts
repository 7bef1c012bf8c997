import { hindiFirst } from '#i18n/hindiFirst.ts';
import { hindiRest } from '#i18n/hindiRest.ts';

/** The same tree in Hindi. */
export const hindi = { ...hindiFirst, ...hindiRest };
