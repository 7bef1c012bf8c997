import { type LoadedConfig, loadConfig } from '#config/load.ts';
import type { Config } from '#config/schema.ts';

/** How often an open tab reads the file again, in milliseconds (APP-19). */
export const REREAD_INTERVAL = 300_000;

let current: Config | null = null;
let asked = 0;
let applied = 0;
const listeners = new Set<() => void>();
const readers = new Set<(loaded: LoadedConfig) => void>();

/** The configuration in force. Throws before it was set: nothing may be called that early. */
export function config(): Config {
  if (!current) throw new Error('The configuration has not been read yet.');
  return current;
}

/** Puts a configuration in force and tells those who subscribed. */
export function setConfig(next: Config): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Hears of every configuration put in force; gives the way to stop hearing. */
export function subscribeConfig(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears of every later reading of the file; it also tells the server's clock. */
export function onConfigRead(reader: (loaded: LoadedConfig) => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/**
 * Reads the file again so that an operator's `readOnly` or `notice` reaches open tabs (APP-19). Addresses
 * stay as they were until a reload: a half-done job must not continue on other services. A file that
 * cannot be read changes nothing, and a reading that was overtaken by a later one does not count.
 */
export async function refreshConfig(): Promise<Config> {
  asked += 1;
  const mine = asked;
  const loaded = await loadConfig().catch(() => null);
  if (loaded && mine > applied) {
    applied = mine;
    for (const reader of readers) reader(loaded);
    takeOver(loaded.config);
  }
  return config();
}

/** What may change while people work. */
function takeOver({ readOnly, notice, environment, bigAmount }: Config): void {
  const before = config();
  if (
    readOnly === before.readOnly &&
    notice === before.notice &&
    bigAmount === before.bigAmount &&
    environment?.label === before.environment?.label &&
    environment?.tone === before.environment?.tone
  )
    return;
  const { notice: _notice, environment: _environment, bigAmount: _bigAmount, ...rest } = before;
  setConfig({
    ...rest,
    readOnly,
    ...(notice !== undefined && { notice }),
    ...(environment !== undefined && { environment }),
    ...(bigAmount !== undefined && { bigAmount }),
  });
}
