import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { servicePath } from '#mocks/servicePaths.ts';
import { issueToken, type Role } from '#mocks/token.ts';

interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** A plain call of the played services, for their own tests: status and body as they came. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { role = 'admin', headers }: { role?: Role; headers?: Record<string, string> } = {},
) {
  const { path = {}, query = {}, body } = input as Parts;
  const address = new URL(
    servicePath(endpoint.service) +
      endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name]))),
    'http://localhost',
  );
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(key, String(value));
  const response = await fetch(address, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${issueToken({ role })}`,
      ...(body && !endpoint.multipart ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: endpoint.multipart ? form(body) : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) data.append(key, one);
  return data;
}
