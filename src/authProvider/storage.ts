const memory = new Map<string, string>();

/** Session storage that survives being switched off: then this tab's memory serves, until it is closed. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      memory.delete(key);
    }
  },
  keys(): string[] {
    try {
      return Object.keys(sessionStorage);
    } catch {
      return [...memory.keys()];
    }
  },
};
