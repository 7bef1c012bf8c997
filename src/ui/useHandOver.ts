import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a part of a page that changes its `mode` by a button that goes with it: the focus goes on to the first
 * selector of `leadsTo` that fits, such as what was opened, and afterwards back to the opener (UI-12). Only a focus
 * that was in the part, and is lost. The props are for its outermost element.
 */
export function useHandOver<E extends HTMLElement, Mode extends string>(
  mode: Mode,
  leadsTo: (mode: Mode, from: Mode) => readonly string[],
): {
  ref: RefObject<E | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<E>(null);
  const seen = useRef(mode);
  const had = useRef(false);
  useLayoutEffect(() => {
    const from = seen.current;
    if (from === mode) return;
    seen.current = mode;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || !had.current) return;
    for (const target of leadsTo(mode, from)) {
      const next = ref.current?.querySelector<HTMLElement>(target);
      if (next) return next.focus();
    }
  });
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    // What is taken away with its focus tells of no blur.
    onBlur: ({ currentTarget, relatedTarget }) => {
      had.current = currentTarget.contains(relatedTarget as Node | null);
    },
  };
}
