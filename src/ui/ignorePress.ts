import type { MouseEvent } from 'react';

/**
 * The press of a button that keeps the focus although it may not be pressed now: a native `disabled` would
 * drop the focus to the page (UI-12). It sends no form either.
 */
export function ignorePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
