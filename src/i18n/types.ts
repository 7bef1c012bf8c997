/** All dotted paths to a text in a tree of texts: 'bank.columns.ifsc'. */
export type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The same tree with any text at the leaves: what a translation must satisfy, no more and no less. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
