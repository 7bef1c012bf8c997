import { type RefObject, useEffect, useRef } from 'react';

/** Tells everything that sticks below the bar how high it is, with its banners and in any text size. */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--app-bar-height', `${current.offsetHeight}px`),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return bar;
}
