import { type Endpoint, isWrite } from '#contract/endpoint.ts';

/** Ways in which services write 'false' where `success` should be. */
const NO = /^(?:false|f|no|n|0|off|fail|failed|failure|error|unsuccessful)$/;

/**
 * What a body says of its call: done, refused, or nothing that could be relied on (NET-06). A write is
 * acknowledged by a record without a complaint; with `success` in it only by `true`. A read is told from its
 * records, and refused by `success: false` alone, for in its records the word may mean something else.
 */
export function saidBy(body: unknown, endpoint: Endpoint): 'yes' | 'no' | 'nothing' {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'nothing';
  const parts = new Map<string, unknown>(Object.entries(body));
  const success = parts.get('success');
  if (success === true) return 'yes';
  if (!isWrite(endpoint)) return word(success) === 'false' ? 'no' : 'nothing';
  if (parts.has('success')) return NO.test(word(success)) ? 'no' : 'nothing';
  const complains = ['error', 'errors'].some((name) => says(parts.get(name)));
  return complains || endpoint.success === 'flag' ? 'nothing' : 'yes';
}

const word = (value: unknown): string =>
  typeof value === 'object' ? '' : String(value).trim().toLowerCase();

/** Some services always send the key, with nothing in it. */
function says(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
