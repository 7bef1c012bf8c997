import { config } from '#config/current.ts';
import { type Endpoint, isWrite } from '#contract/endpoint.ts';
import { addressOf, type RawInput } from '#http/address.ts';
import { bearer } from '#http/bearer.ts';
import { correctedInput } from '#http/corrected.ts';
import { Failure } from '#http/failure.ts';
import { isOffline } from '#http/online.ts';
import type { Outgoing } from '#http/transport.ts';
import { writeJson } from '#rules/writeJson.ts';

/**
 * The request of a call. Throws Failure of stage `before`, and nothing leaves, when the input is not what
 * the contract says, when writes are switched off, or without a connection (NET-05, NET-10, APP-19).
 */
export function prepare(
  endpoint: Endpoint,
  input: RawInput,
): Omit<Outgoing, 'signal' | 'onProgress'> {
  if (isWrite(endpoint) && config().readOnly) throw refusal('readOnly', endpoint);
  if (isOffline()) throw refusal('offline', endpoint);
  const checked = correctedInput(endpoint, check(endpoint, input));
  const { body } = checked;
  const sent = body === undefined ? undefined : bodyOf(endpoint, body);
  const token = bearer();
  return {
    method: endpoint.method,
    address: addressOf(endpoint, checked),
    headers: {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !endpoint.multipart && { 'Content-Type': 'application/json' }),
    },
    ...(sent !== undefined && { body: sent }),
  };
}

const refusal = (kind: 'offline' | 'readOnly' | 'badInput', endpoint: Endpoint, field?: string) =>
  new Failure(kind, endpoint, { stage: 'before', ...(field !== undefined && { field }) });

function check(endpoint: Endpoint, input: RawInput): RawInput {
  const checked: RawInput = { ...input };
  for (const part of ['query', 'body'] as const) {
    const parsed = endpoint[part]?.safeParse(input[part]);
    if (!parsed) continue;
    if (!parsed.success)
      throw refusal('badInput', endpoint, parsed.error.issues[0]?.path.join('.') || part);
    Object.assign(checked, { [part]: parsed.data });
  }
  return checked;
}

/** JSON has no word for NaN and Infinity: refused, where JSON.stringify would send null. */
function bodyOf(endpoint: Endpoint, body: unknown): string | FormData {
  if (endpoint.multipart) return formOf(body);
  try {
    return writeJson(body);
  } catch {
    throw refusal('badInput', endpoint, 'body');
  }
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    for (const part of Array.isArray(value) ? value : [value])
      if (part !== undefined) form.append(name, part instanceof Blob ? part : String(part));
  return form;
}
