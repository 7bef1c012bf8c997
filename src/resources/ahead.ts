/** The start of a path, and the way to load the declarations of its pages. */
type Area = readonly [path: string, bring: () => Promise<unknown>];

/** A build fills it in: in development all declarations are there at once (scripts/deferResources.ts). */
const areas: readonly Area[] = [];

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/**
 * Asks for the declarations of the page at a path beside the console, which needs them for its first list (UI-13).
 * Whoever needs them hears of their failure. Without a connection nothing is asked for: Chromium would say of a script that
 * failed once that it fails for good (NET-09).
 */
export function bringAreaAt(pathname: string, among: readonly Area[] = areas): void {
  if (globalThis.navigator?.onLine === false) return;
  among
    .find(([path]) => isBelow(pathname, path))?.[1]()
    .catch(() => {});
}
