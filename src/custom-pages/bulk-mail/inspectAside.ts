import { type Inspected, inspect } from './inspect.ts';

type Message = { share: number } | { done: Inspected };

/**
 * Looks through a file in a worker, so that the page does not stand still, or here where the browser gives
 * none. Rejects when the signal ends it or the worker breaks.
 */
export function inspectAside(
  file: File,
  {
    signal,
    onShare,
    column,
  }: { signal: AbortSignal; onShare: (share: number) => void; column?: number | undefined },
): Promise<Inspected> {
  if (typeof Worker === 'undefined') return inspect(file, onShare, column);
  const worker = new Worker(new URL('./inspectWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Inspected>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('The worker broke.')));
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('done' in data) resolve(data.done);
      else onShare(data.share);
    });
    worker.postMessage({ file, column });
  }).finally(() => worker.terminate());
}
