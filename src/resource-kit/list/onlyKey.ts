/** The key of an address that says which group of a chart the list shows alone (RNG-02). */
export const ONLY = 'only';
