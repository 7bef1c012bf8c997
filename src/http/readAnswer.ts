import { type Endpoint, isWrite } from '#contract/endpoint.ts';
import { corrected } from '#http/corrected.ts';
import { Failure, kindOfStatus } from '#http/failure.ts';
import { parseJson } from '#http/json.ts';
import { retryAfter } from '#http/retryAfter.ts';
import { saidBy } from '#http/saidBy.ts';
import { serverMessage } from '#http/serverMessage.ts';
import type { Incoming } from '#http/transport.ts';
import { parseExact } from '#rules/exactJson.ts';

/**
 * What the contract says the answer is, or a Failure: of stage `answer` for a refusal or an error status, of
 * stage `reading` for what is not what the contract says (NET-06, NET-11). `cut` words a body that broke off.
 */
export async function readAnswer(
  endpoint: Endpoint,
  incoming: Incoming,
  cut: (cause: unknown) => Failure,
): Promise<unknown> {
  const broken = (cause: unknown) => {
    throw cut(cause);
  };
  const file =
    incoming.ok && endpoint.effect === 'download' ? await incoming.blob().catch(broken) : null;
  if (file && file.size > 0 && isFile(incoming) && !(await holdsAnswer(file))) return file;
  // An error status is an answer even when its text is cut.
  const source = await (file ?? incoming).text().catch(incoming.ok ? broken : () => '');
  const body = parsed(source, endpoint);
  const details = {
    status: incoming.status,
    serverMessage: body.ok ? serverMessage(body.value) : undefined,
    requestId: incoming.header('x-request-id') ?? undefined,
  };
  if (!incoming.ok) throw refusal(endpoint, incoming, details);
  // Not even an empty page after a redirect is a service's answer.
  if (!body.ok && incoming.redirected && isPage(incoming))
    throw new Failure('unreadable', endpoint, { ...details, stage: 'reading', redirected: true });
  const unclear = () => new Failure('unreadable', endpoint, { ...details, stage: 'reading' });
  const needsAnswer = !isWrite(endpoint) || endpoint.success === 'flag';
  const empty = source.trim() === '';
  if (empty ? needsAnswer : !body.ok) throw unclear();
  const value = body.ok ? body.value : null;
  const said = saidBy(value, endpoint);
  if (said === 'no') throw new Failure('refused', endpoint, { ...details, stage: 'answer' });
  if (isWrite(endpoint) && !empty && said !== 'yes') throw unclear();
  const answer = endpoint.answer.safeParse(corrected(endpoint, value));
  if (answer.success) return answer.data;
  const field = answer.error.issues[0]?.path.join('.') || 'answer';
  throw new Failure('shape', endpoint, { ...details, stage: 'reading', field });
}

type Details = Omit<ConstructorParameters<typeof Failure>[2], 'stage'>;

function refusal(endpoint: Endpoint, incoming: Incoming, details: Details): Failure {
  const { status } = incoming;
  // What is neither done nor refused, such as 304, leaves open what happened.
  if (status < 400) return new Failure('unreadable', endpoint, { ...details, stage: 'reading' });
  return new Failure(kindOfStatus(status), endpoint, {
    ...details,
    stage: 'answer',
    // By the service's own clock: a desk clock may be minutes off.
    retryAfter: retryAfter(
      incoming.header('retry-after'),
      Date.parse(incoming.header('date') ?? '') || Date.now(),
    ),
  });
}

const isPage = (incoming: Incoming): boolean =>
  incoming.header('content-type')?.includes('text/html') === true;

/** A page, or an answer in JSON without a file's name, is no file. */
function isFile(incoming: Incoming): boolean {
  if (isPage(incoming)) return false;
  return (
    !incoming.header('content-type')?.includes('json') ||
    incoming.header('content-disposition') !== null
  );
}

/** As much of a file as tells whether it is an answer instead. */
const HEAD = 1024;

/** Whatever the headers say, a body that is a record in JSON, a page or blanks is an answer and no file. */
async function holdsAnswer(file: Blob): Promise<boolean> {
  const head = (await file.slice(0, HEAD).text()).trimStart();
  if (head === '' || /^(?:<!doctype|<html|\{\s*")/i.test(head)) return true;
  return /^[{[]/.test(head) && parsed(await file.text(), {}).ok;
}

function parsed(
  source: string,
  { numbers }: Pick<Endpoint, 'numbers'>,
): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: numbers === 'exact' ? parseExact(source) : parseJson(source) };
  } catch {
    return { ok: false };
  }
}
