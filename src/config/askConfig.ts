/** Asks for /config.json; no session is needed for it, so that it is asked for while the console itself is loading. */
export const askConfig = (signal?: AbortSignal): Promise<Response> =>
  fetch('/config.json', { cache: 'no-store', credentials: 'omit', ...(signal && { signal }) });
