// The few functions of lodash that react-admin's core calls, for the plain data that it calls them with. The build puts
// them in the place of lodash, which handles every kind of data there is (scripts/lessLibraries.ts).

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Are two values the same data? Lists, plain objects and dates by what they hold, all else only when it is the same. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date && b instanceof Date) return isEqual(a.getTime(), b.getTime());
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (!Array.isArray(a) && !(isPlain(a) && isPlain(b))) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

/** The named values of an object, those that it has. */
export const pick = (from: object | null | undefined, ...names: (string | readonly string[])[]) =>
  Object.fromEntries(
    names
      .flat()
      .filter((name) => from && name in from)
      .map((name) => [name, Reflect.get(from as object, name)]),
  );

/** The different values of some lists, in their order. */
export const union = (...lists: readonly (readonly unknown[] | null | undefined)[]): unknown[] => [
  ...new Set(lists.flatMap((list) => (Array.isArray(list) ? list : []))),
];
