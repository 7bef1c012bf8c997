/** What may send something. Tabs, openers of lists and buttons inside a field only show something. */
const SENDS = 'button, [type="submit"], [role="button"]';
const SHOWS = '[role="tab"], [aria-haspopup], [tabindex="-1"]';

/** Is a button of the mouse or a finger down? A press moves the focus before it clicks. */
let pressing = false;

if (typeof document !== 'undefined') {
  const down = () => {
    pressing = true;
  };
  const up = () => {
    pressing = false;
  };
  document.addEventListener('mousedown', down, { capture: true, passive: true });
  document.addEventListener('mouseup', up, { capture: true, passive: true });
}

/**
 * The press that is going on does nothing more, for it was made on something else than what it would send:
 * leaving a field by it has changed the number in there. A further press counts.
 */
export function blockPress(): void {
  if (!pressing) return;
  const end = () => {
    document.removeEventListener('click', block, { capture: true });
    for (const next of ['mousedown', 'keydown'] as const)
      document.removeEventListener(next, end, { capture: true });
  };
  const block = (event: MouseEvent) => {
    end();
    const target = event.target instanceof Element ? event.target.closest(SENDS) : null;
    if (!target || target.matches(SHOWS)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', block, { capture: true });
  for (const next of ['mousedown', 'keydown'] as const)
    document.addEventListener(next, end, { capture: true });
}
