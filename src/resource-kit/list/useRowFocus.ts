import { type RefObject, useLayoutEffect, useRef } from 'react';
import { openConfirmation, subscribeConfirmations } from '#actions/confirmations.ts';

const GROUPS = '[data-row-actions]';
const controlsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('button, a[href]')];

/** Where something was pressed: the how-manieth row, and of its controls the how-manieth. */
interface Place {
  row: number;
  control: number;
}

const placeOf = (group: Element, control: Element): Place => ({
  row: [...document.querySelectorAll(GROUPS)].indexOf(group),
  control: controlsOf(group).findIndex((one) => one.contains(control)),
});

/** To the row that took the place, else to the last one, else to the page's heading; not away from elsewhere. */
function focusAt({ row, control }: Place): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost) return;
  const groups = [...document.querySelectorAll(GROUPS)];
  const group = groups[row] ?? groups.at(-1);
  const controls = group ? controlsOf(group) : [];
  const next = controls[control] ?? controls.at(-1);
  (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
}

/**
 * Keeps the focus in the list when a row goes that has it, such as after its Delete (UI-12, APP-16). The ref is for
 * the element around the row's controls, which bears `data-row-actions`.
 */
export function useRowFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const group = ref.current;
    if (!group) return;
    let pressed: Place | null = null;
    const note = ({ target }: Event) => {
      if (target instanceof Element) pressed = placeOf(group, target);
    };
    group.addEventListener('click', note, true);
    return () => {
      group.removeEventListener('click', note, true);
      const focused = document.activeElement;
      if (focused && group.contains(focused)) {
        const place = placeOf(group, focused);
        queueMicrotask(() => focusAt(place));
      } else if (pressed && openConfirmation()) {
        // Its dialog has the focus, and finds nothing to give it back to.
        const place = pressed;
        const stop = subscribeConfirmations(() => {
          if (openConfirmation()) return;
          stop();
          setTimeout(() => focusAt(place));
        });
      }
    };
  }, []);
  return ref;
}
