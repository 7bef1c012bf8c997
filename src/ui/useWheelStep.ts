import { type RefObject, useEffect, useRef } from 'react';

/** Less than one notch of a wheel, more than the tremble of a finger on a trackpad (pixels). */
const NOTCH = 50;
const LINES = 1;

/** The wheel steps a number input by one a notch, only while it has the focus; the page then stays (UI-02). */
export function useWheelStep(
  input: RefObject<HTMLInputElement | null>,
  step: (times: 1 | -1) => void,
): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });

  useEffect(() => {
    const element = input.current;
    if (element === null) return;
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      if (document.activeElement !== element || event.ctrlKey) return;
      event.preventDefault();
      turned += event.deltaMode === LINES ? event.deltaY * NOTCH : event.deltaY;
      if (Math.abs(turned) < NOTCH) return;
      latest.current(turned < 0 ? 1 : -1);
      turned = 0;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [input]);
}
