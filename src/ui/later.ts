import { type ComponentType, lazy } from 'react';
import { restOfTexts } from '#i18n/texts.ts';

/** A component that comes when it is first drawn, or asked for. */
export type Later<Props extends object> = ComponentType<Props> & {
  /** Brings it ahead: it then draws at once. Rejects where it cannot be loaded. */
  bring: () => Promise<unknown>;
};

interface Module<Props extends object> {
  default: ComponentType<Props>;
}

/** What React's `lazy` draws without waiting: it is told the module as soon as it asks. */
const atOnce = <T>(module: T): Promise<T> =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: React takes any thenable, and only this one answers at once.
    then: (take: (module: T) => void) => take(module),
  }) as unknown as Promise<T>;

/**
 * A component of a file that is loaded when it is first drawn: a declaration names its card without bringing it
 * into the first script. The texts that the first script lacks come beside it. Stands below a Suspense.
 */
export function later<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Later<Props> {
  let here: Module<Props> | undefined;
  let coming: Promise<Module<Props>> | undefined;
  const bring = (): Promise<Module<Props>> => {
    coming ??= Promise.all([load(), restOfTexts()]).then(
      ([parts]) => {
        here = { default: parts[name] };
        return here;
      },
      (error) => {
        // What could not be had ahead of time is asked for once more when it is drawn.
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const part = lazy(() => (here ? atOnce(here) : bring()));
  return Object.assign(part as unknown as ComponentType<Props>, { bring });
}
