import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';

const HOLD_MS = 300;
const REPEAT_MS = 50;
const ENDS = ['pointerup', 'pointercancel', 'blur'] as const;

/**
 * Props of a button that acts once when pressed and, held for 300 ms, every 50 ms until it is let go (UI-02).
 * A click without a pointer (screen readers) acts once.
 */
export function usePressAndHold(act: () => void) {
  const latest = useRef(act);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeat = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    latest.current = act;
  });

  const stop = useCallback(() => {
    clearTimeout(hold.current);
    clearInterval(repeat.current);
    for (const end of ENDS) removeEventListener(end, stop);
  }, []);
  useEffect(() => stop, [stop]);

  const startRepeating = () => {
    latest.current();
    repeat.current = setInterval(() => latest.current(), REPEAT_MS);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      stop();
      latest.current();
      hold.current = setTimeout(startRepeating, HOLD_MS);
      for (const end of ENDS) addEventListener(end, stop);
    },
    onPointerLeave: stop,
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) latest.current();
    },
  };
}
