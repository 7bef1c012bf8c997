/** The folders of src from the bottom up. */
export const ORDER: readonly string[];
/** The overrides of biome.json that keep the arrows. */
export function walls(): unknown[];
