const memory = new Map<string, string>();

/**
 * Session storage that survives being switched off or full: then this tab's memory serves, until it is
 * closed or reloaded.
 */
export const tabStorage = {
  get(key: string): string | null {
    const held = memory.get(key);
    if (held !== undefined) return held;
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing is there then.
    }
  },
  keys(): string[] {
    try {
      return [...new Set([...Object.keys(sessionStorage), ...memory.keys()])];
    } catch {
      return [...memory.keys()];
    }
  },
};

/** True when this browser keeps nothing of the tab over a reload. */
export function storageIsOff(): boolean {
  try {
    sessionStorage.setItem('probe', '1');
    sessionStorage.removeItem('probe');
    return false;
  } catch {
    return true;
  }
}
