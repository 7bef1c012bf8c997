import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the rest of the page how high an element is, with all that it holds and in any text size: what sticks
 * below the bar, and what must not end under the notices. In pixels, as a custom property of the document.
 */
export function useSharedHeight<E extends HTMLElement>(
  property: '--app-bar-height' | '--notices-height',
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() =>
      document.documentElement.style.setProperty(property, `${current.offsetHeight}px`),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [property]);
  return element;
}
