/** What may follow a lost focus has this long to take it by itself, in milliseconds. */
const OWN_WAY = 60;

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex])';
const LEFT_OUT = ':disabled, [tabindex="-1"], [aria-hidden="true"] *';

/** An element and all around it, the nearest first. */
function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
}

/** The first place that is left of where the focus was, and has something for it; not the whole page. */
function nextTo(path: readonly Element[]): HTMLElement | undefined {
  for (const place of path) {
    if (!place.isConnected) continue;
    if (place.matches('main, body, html')) return undefined;
    const next = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (one) => !one.matches(LEFT_OUT),
    );
    if (next) return next;
  }
  return undefined;
}

/** An element that had the focus, and when. */
interface Focused {
  path: readonly Element[];
  at: number;
}

/** So many are remembered. */
const TRAIL = 20;

/**
 * Where what had the focus takes itself away, and nothing else takes the focus, it goes back to the button that
 * had opened the part which is gone, else on to what is nearest, instead of to the whole page (UI-12). A button that
 * is disabled while it works gets the focus back after it. Gives the way to stop.
 */
export function handFocusOn(): () => void {
  let clock = 0;
  /** What had the focus, the last one last; `page` without what stands in a dialog. */
  let trail: readonly Focused[] = [];
  let page: Focused | undefined;
  const addedAt = new WeakMap<Node, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Was disabled while it had the focus, which nothing else has taken since. */
  let disabled: HTMLElement | undefined;

  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const isGone = (focused?: Focused) => focused?.path[0]?.isConnected === false;
  const cameAt = ({ path }: Focused) => Math.max(...path.map((one) => addedAt.get(one) ?? 0));
  const isModal = ({ path }: Focused) => path.some((one) => one.matches('.MuiModal-root'));

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    disabled = undefined;
    const focused = { path: pathOf(target), at: ++clock };
    trail = [...trail.slice(-TRAIL), focused];
    if (!isModal(focused)) page = focused;
  };
  // Left by the person, not taken away with what had it.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    queueMicrotask(() => {
      if (!target.isConnected || target.matches(':disabled') || !isLost()) return;
      trail = [];
      page = undefined;
    });
  };
  const follower = (lost: Focused): Element | undefined => {
    const opener = trail.findLast((one) => !isGone(one) && one !== lost);
    return opener && opener.at < cameAt(lost) ? opener.path[0] : nextTo(lost.path);
  };
  const handOn = () => {
    const last = trail.at(-1);
    if (!last || !isLost() || !isGone(last)) return;
    const closed =
      isModal(last) && !last.path.some((one) => one.isConnected && one.matches('.MuiModal-root'));
    const lost = closed ? page : last;
    if (!lost) return;
    const next = isGone(lost) ? follower(lost) : lost.path[0];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const able = (target: Node) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches(':disabled')) {
      if (trail.at(-1)?.path[0] === target) disabled = target;
    } else if (target === disabled) {
      disabled = undefined;
      if (isLost()) target.focus({ preventScroll: true });
    }
  };
  const watch = new MutationObserver((changes) => {
    clock += 1;
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') able(target);
      for (const node of addedNodes) addedAt.set(node, clock);
    }
    if (!isLost() || !isGone(trail.at(-1))) return;
    clearTimeout(timer);
    timer = setTimeout(handOn, OWN_WAY);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  addEventListener('focusin', onFocus);
  addEventListener('focusout', onBlur);
  return () => {
    watch.disconnect();
    clearTimeout(timer);
    removeEventListener('focusin', onFocus);
    removeEventListener('focusout', onBlur);
  };
}
