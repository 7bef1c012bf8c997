/**
 * Scrolls the box around an element until the element is in sight, and moves nothing else: after `scrollIntoView`
 * Tab would go on from there instead of from the top of the page (UI-12).
 */
export function bringIntoSight(element: HTMLElement): void {
  let box = element.parentElement;
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  if (!box || box === document.documentElement || box === document.body) return;
  const { top, bottom } = element.getBoundingClientRect();
  const seen = box.getBoundingClientRect();
  if (top < seen.top) box.scrollTop -= seen.top - top;
  else if (bottom > seen.bottom) box.scrollTop += bottom - seen.bottom;
}
