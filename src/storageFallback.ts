/** A storage of this page's memory alone. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(String(key)) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(String(key)),
    setItem: (key, value) => void items.set(String(key), String(value)),
  };
}

/**
 * Where the browser refuses local storage even to be looked at, as with site data blocked, libraries that
 * only try it would stop the whole console. Session storage is left as it is: `tabStorage` minds it.
 */
function replaceRefusedStorage(): void {
  try {
    void globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: memoryStorage() });
  }
}

replaceRefusedStorage();
