import { type ComponentType, createElement, lazy, type ReactNode, useEffect } from 'react';
import { type ChunkFailure, loadChunk } from '#http/chunks.ts';
import { restOfTexts } from '#i18n/texts.ts';
import { MissingPart } from './MissingPart.tsx';

/** A component that comes when it is first drawn, or asked for. */
export type Later<Props extends object> = ComponentType<Props> & {
  /** Brings it ahead: it then draws at once. Rejects with a ChunkFailure where it cannot be loaded (NET-09). */
  bring: () => Promise<unknown>;
};

interface Module<Props extends object> {
  default: ComponentType<Props>;
}

/** As a promise that is kept already: React then draws without showing what it shows while it waits. */
const atOnce = <T>(module: T): Promise<T> =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: lazy calls it, and takes the answer in the same turn.
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

/** What stands for a part that could not be had. */
function Missing({ again, instead }: { again: () => void; instead: ReactNode }) {
  useEffect(() => again, [again]);
  return instead;
}

/**
 * A component of a file that is loaded when it is first drawn: a declaration names its card without bringing it
 * into the first script. The texts that the first script lacks come beside it. Stands below a Suspense. Where it cannot
 * be had `otherwise` is shown, by default a notice; drawn again after that was left, it is loaded anew.
 */
export function later<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  {
    otherwise = MissingPart,
  }: { otherwise?: ComponentType<Props & { failure: ChunkFailure }> } = {},
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
        // What could not be had is asked for again by the next who needs it.
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  // React asks a lazy part once: each try needs one of its own, and leaves a later one alone.
  const attempt = (): ComponentType<Props> => {
    const drawn = (): Promise<Module<Props>> =>
      bring().catch((failure: ChunkFailure) => {
        failed.add(again);
        const missing = (props: Props) =>
          createElement(Missing, {
            again,
            instead: createElement(otherwise, { ...props, failure }),
          });
        return { default: missing };
      });
    const mine = lazy(() => (here ? atOnce(here) : drawn())) as unknown as ComponentType<Props>;
    const again = () => {
      failed.delete(again);
      if (part === mine) part = attempt();
    };
    return mine;
  };
  let part = attempt();
  return Object.assign((props: Props) => createElement(part, props), { bring });
}
