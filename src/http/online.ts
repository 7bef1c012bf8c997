/** Does the browser say that there is no connection? Then nothing is sent, and nothing waits to be (NET-10). */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false;

/** Hears of a connection lost and found. */
export function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Resolves once there is a connection again. */
export const onceOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribeOnline(() => {
      if (isOffline()) return;
      stop();
      resolve();
    });
  });
