import { createHash } from 'node:crypto';

/** A request as far as it could be read. */
export interface Received {
  query: Record<string, string | string[]>;
  /** The parsed JSON, or the form's fields, or undefined when nothing was sent. */
  body: unknown;
  /** The same for the log: files by name, size, type and digest. */
  logged: unknown;
  /** Why the body could not be read. */
  problem: string | undefined;
}

/** Gathers repeated keys in a list. */
function gather<T>(entries: Iterable<[string, T]>): Record<string, T | T[]> {
  const lists = new Map<string, T[]>();
  for (const [key, value] of entries) lists.set(key, [...(lists.get(key) ?? []), value]);
  return Object.fromEntries(
    [...lists].map(([key, list]) => [key, list.length === 1 ? (list[0] as T) : list]),
  );
}

async function describeFile(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    name: file.name,
    size: bytes.length,
    type: file.type,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Reads query and body once; both the log and the validation use it. */
export async function receive(request: Request): Promise<Received> {
  const query = gather(new URL(request.url).searchParams);
  const nothing = { query, body: undefined, logged: undefined, problem: undefined };
  const contentType = request.headers.get('content-type') ?? '';
  try {
    if (contentType.startsWith('multipart/form-data')) {
      const entries = [...(await request.formData()).entries()];
      const described = await Promise.all(
        entries.map(
          async ([key, value]): Promise<[string, unknown]> => [
            key,
            typeof value === 'string' ? value : await describeFile(value),
          ],
        ),
      );
      return { ...nothing, body: gather(entries), logged: gather(described) };
    }
    const text = await request.text();
    if (text === '') return nothing;
    const logged = parseJson(text);
    if (logged === undefined) return { ...nothing, logged: text, problem: 'Body is not JSON' };
    if (!contentType.startsWith('application/json'))
      return { ...nothing, logged, problem: `Body is ${contentType || 'untyped'}, not JSON` };
    return { ...nothing, body: logged, logged };
  } catch {
    return { ...nothing, problem: 'Body cannot be read' };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
