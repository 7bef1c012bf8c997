/** A request as it goes out. */
export interface Outgoing {
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
  /** Called with the share sent, 0 to 1; its presence selects the upload transport. */
  onProgress?: ((share: number) => void) | undefined;
}

/** An answer whose headers have come. `text` and `blob` reject when the rest is cut. */
export interface Incoming {
  status: number;
  ok: boolean;
  redirected: boolean;
  header: (name: string) => string | null;
  text: () => Promise<string>;
  blob: () => Promise<Blob>;
}

/** Sends a request; rejects when no answer comes. */
export async function transport(request: Outgoing): Promise<Incoming> {
  return request.onProgress ? upload(request, request.onProgress) : plain(request);
}

async function plain({ method, address, headers, body, signal }: Outgoing): Promise<Incoming> {
  const response = await fetch(address, {
    method,
    headers,
    ...(body !== undefined && { body }),
    signal,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  return {
    status: response.status,
    ok: response.ok,
    redirected: response.redirected,
    header: (name) => response.headers.get(name),
    text: () => response.text(),
    blob: () => response.blob(),
  };
}

/** fetch tells nothing of how much was sent, XMLHttpRequest does. */
function upload(
  { method, address, headers, body, signal }: Outgoing,
  onProgress: (share: number) => void,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const settle = () => signal.removeEventListener('abort', abort);
    const fail = (name: string) => () => {
      settle();
      reject(new DOMException('The upload did not finish.', name));
    };
    const abort = () => {
      request.abort();
      fail('AbortError')();
    };
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) =>
      onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    request.onload = () => {
      settle();
      resolve({
        status: request.status,
        ok: request.status >= 200 && request.status < 300,
        redirected: request.responseURL !== '' && request.responseURL !== address,
        header: (name) => request.getResponseHeader(name),
        text: async () => request.responseText,
        blob: async () => new Blob([request.responseText]),
      });
    };
    request.onerror = fail('NetworkError');
    signal.addEventListener('abort', abort);
    if (signal.aborted) return abort();
    request.send(body ?? null);
  });
}
