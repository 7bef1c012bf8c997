import { loadConfig } from '#config/load.ts';
import type { Config } from '#config/schema.ts';

/** How often an open tab reads the file again, in milliseconds (APP-19). */
export const REREAD_INTERVAL = 300_000;

let current: Config | null = null;
const listeners = new Set<() => void>();

/** The configuration in force. Throws before it was set: nothing may be called that early. */
export function config(): Config {
  if (!current) throw new Error('The configuration has not been read yet.');
  return current;
}

export function setConfig(next: Config): void {
  current = next;
  for (const listener of listeners) listener();
}

export function subscribeConfig(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reads the file again so that an operator's `readOnly` or `notice` reaches open tabs (APP-19). Addresses
 * stay as they were until a reload: a half-done job must not continue on other services. A file that
 * cannot be read changes nothing.
 */
export async function refreshConfig(): Promise<Config> {
  const before = config();
  try {
    const { config: next } = await loadConfig();
    const { readOnly, notice, environment } = next;
    if (
      readOnly !== before.readOnly ||
      notice !== before.notice ||
      environment?.label !== before.environment?.label ||
      environment?.tone !== before.environment?.tone
    ) {
      const { notice: _notice, environment: _environment, ...rest } = before;
      setConfig({
        ...rest,
        readOnly,
        ...(notice !== undefined && { notice }),
        ...(environment !== undefined && { environment }),
      });
    }
  } catch {
    // The former configuration stays in force.
  }
  return config();
}
