import type { MouseEvent } from 'react';

/**
 * A press beside a dialog takes the focus off nothing in it: the second press of a double click on what opened
 * it lands there (UI-12).
 */
export function keepFocus(event: MouseEvent): void {
  const { currentTarget, target } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (!target.closest('[role=dialog], [role=alertdialog]')) event.preventDefault();
}
