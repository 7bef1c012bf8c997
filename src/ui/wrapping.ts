/** Characters of the longest word that a column has to hold in one piece. */
const WORD = 24;

/**
 * `overflow-wrap` for a text: short words stay whole and give their column its width, a long unbroken one is
 * broken anywhere, so that no page scrolls sideways (APP-13).
 */
export const wrapping = (text: string): 'anywhere' | 'break-word' =>
  text.split(/[\s-]+/).some((word) => word.length > WORD) ? 'anywhere' : 'break-word';
