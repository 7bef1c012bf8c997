import { type ComponentType, createElement, lazy } from 'react';
import { loadChunk } from '#http/chunks.ts';
import { restOfTexts } from '#i18n/texts.ts';

/** A component that comes when it is first drawn, or asked for. */
export type Later<Props extends object> = ComponentType<Props> & {
  /** Brings it ahead: it then draws at once. Rejects with a ChunkFailure where it cannot be loaded (NET-09). */
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

/** The parts that could not be had when they were drawn: what lets each be tried again. */
const failed = new Set<() => void>();

/** Parts that could not be had are loaded anew when they are next drawn. */
export function forgetFailedParts(): void {
  for (const again of failed) again();
  failed.clear();
}

/** What stands for a decoration that could not be had: its page does without. */
export const Nothing = () => null;

/**
 * A component of a file that is loaded when it is first drawn: a declaration names its card without bringing it
 * into the first script. The texts that the first script lacks come beside it. Stands below a Suspense. What cannot be
 * loaded throws a ChunkFailure where it is drawn, or draws `otherwise`.
 */
export function later<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { otherwise }: { otherwise?: ComponentType<Props> } = {},
): Later<Props> {
  let here: Module<Props> | undefined;
  let coming: Promise<Module<Props>> | undefined;
  const bring = (): Promise<Module<Props>> => {
    coming ??= loadChunk(name, () => Promise.all([load(), restOfTexts()])).then(
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
  const drawn = (): Promise<Module<Props>> =>
    bring().catch((error) => {
      failed.add(again);
      if (otherwise) return { default: otherwise };
      throw error;
    });
  // React asks a lazy part once: each try needs one of its own.
  const attempt = () =>
    lazy(() => (here ? atOnce(here) : drawn())) as unknown as ComponentType<Props>;
  let part = attempt();
  const again = () => {
    part = attempt();
  };
  return Object.assign((props: Props) => createElement(part, props), { bring });
}
