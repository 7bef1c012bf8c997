/** How long a link that was opened in a new tab is remembered, in milliseconds: a menu may stay open, a network be slow. */
const KEPT = 120_000;

const opened = new Map<string, number>();

/** The address of a link as the new tab has it, without what the two may differ in. */
const plain = (address: string): string => {
  const { origin, pathname, search } = new URL(address, location.href);
  return `${origin}${pathname}${search}`;
};

/** Notes a link of this console that may be opening in another tab: by a key held, the middle button, the menu, a drag. */
function note(event: Event): void {
  if (event instanceof MouseEvent && event.type === 'click' && !leavesTab(event)) return;
  const link = event
    .composedPath()
    .find((part): part is HTMLAnchorElement => part instanceof HTMLAnchorElement);
  if (!link?.href || !URL.canParse(link.href)) return;
  const now = Date.now();
  for (const [address, at] of opened) if (now - at > KEPT) opened.delete(address);
  opened.set(plain(link.href), now);
}

const leavesTab = (event: MouseEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.composedPath().some((part) => part instanceof HTMLAnchorElement && part.target !== '');

for (const event of ['click', 'auxclick', 'contextmenu', 'dragstart'])
  globalThis.document?.addEventListener(event, note, { capture: true, passive: true });

/** When this tab last opened that address in another one, in milliseconds; null if it did not, or long ago. */
export function openedAt(address: string): number | null {
  const at = opened.get(plain(address));
  return at === undefined || Date.now() - at > KEPT ? null : at;
}
