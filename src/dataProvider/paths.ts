/** The value at a dotted path, or undefined. '' is the value itself. Own properties only. */
export function valueAt(root: unknown, path: string): unknown {
  if (path === '') return root;
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
      root,
    );
}
