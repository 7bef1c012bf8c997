import { isOffline, subscribeOnline } from '#http/online.ts';

/** How long a part of the console may take to load, in milliseconds (NET-09). */
const TIMEOUT = 120_000;

/** How long a connection is waited for, in milliseconds: what says that there is none may be wrong. */
const PATIENCE = 20_000;

/**
 * Resolves once there is a connection. Chromium asks for a script once, and then says for as long as the page is open
 * that it failed: without a connection it had better not be asked for at all.
 */
function connection(): Promise<void> {
  return new Promise<void>((resolve) => {
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = subscribeOnline(() => {
      if (!isOffline()) done();
    });
    const timer = setTimeout(done, PATIENCE);
  });
}

/** A part of the console could not be loaded. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';
  constructor(
    readonly chunk: string,
    readonly reason: 'missing' | 'timeout' | 'error',
    cause?: unknown,
  ) {
    super(`Loading chunk ${chunk} failed (${reason})`, { cause });
  }
}

/** Loads a part, once there is a connection; every failure is a ChunkFailure that names it (NET-09). */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure(chunk, 'timeout')), TIMEOUT);
  });
  try {
    return await Promise.race([isOffline() ? connection().then(load) : load(), late]);
  } catch (error) {
    if (error instanceof ChunkFailure) throw error;
    throw new ChunkFailure(chunk, await whyFailed(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The browser's message holds the address of the module; asking for it again tells missing from broken. A
 * page in the place of a script is the server's way of having none.
 */
async function whyFailed(error: unknown): Promise<'missing' | 'error'> {
  const address = addressIn(error);
  if (!address?.startsWith(location.origin)) return 'error';
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const isPage = response?.headers.get('content-type')?.includes('text/html') ?? false;
  return response?.status === 404 || isPage ? 'missing' : 'error';
}

const addressIn = (error: unknown): string | undefined =>
  /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0];

const IMPORT_FAILED = /dynamically imported module|Importing a module script failed|preload CSS/;

/** A part inside a page (a sheet) that could not be loaded, as a ChunkFailure named after its file; else null. */
export function chunkFailureOf(error: unknown): ChunkFailure | null {
  if (error instanceof ChunkFailure) return error;
  if (!(error instanceof Error) || !IMPORT_FAILED.test(error.message)) return null;
  const file = addressIn(error)?.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return new ChunkFailure(file.replace(/-[\w-]{8}\.\w+$/, '') || 'part', 'error', error);
}
