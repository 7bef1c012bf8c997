import { type RefCallback, useCallback } from 'react';

/**
 * Tells the rest of the page how high an element is, with all that it holds and in any text size: what sticks
 * below a bar, what stands above a bar at the lower edge, and what must not end under the notices. In pixels, as
 * a custom property of the document, for as long as the element is there, also where it moves to another place.
 */
export function useSharedHeight<E extends HTMLElement>(
  property: '--app-bar-height' | '--toolbar-height' | '--bottom-bar-height' | '--notices-height',
): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return;
      const { style } = document.documentElement;
      const watch = new ResizeObserver(() => {
        const height = `${element.offsetHeight}px`;
        // Setting it styles the whole page anew.
        if (style.getPropertyValue(property) !== height) style.setProperty(property, height);
      });
      watch.observe(element);
      return () => {
        watch.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
