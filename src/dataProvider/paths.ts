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

/** The same with another value at a dotted path; what it is in is copied, or made where there is nothing. */
export function withValueAt(
  root: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...root, [key]: value };
  const inner: unknown = Object.hasOwn(root, key) ? root[key] : undefined;
  const next = withValueAt(
    typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {},
    rest.join('.'),
    value,
  );
  return { ...root, [key]: Array.isArray(inner) ? Object.assign([...inner], next) : next };
}
