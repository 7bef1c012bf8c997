import { type ComponentType, lazy } from 'react';

/**
 * A component of a file that is loaded when it is first drawn: a declaration names its card without bringing it
 * into the first script. Stands below a Suspense.
 */
export function later<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  return lazy(() =>
    load().then((parts) => ({ default: parts[name] as ComponentType<Props> })),
  ) as ComponentType<Props>;
}
