import { type HttpHandler, HttpResponse, http } from 'msw';
import { type Endpoint, endpointKey, isWrite } from '#contract/endpoint.ts';
import type { Database } from '#mocks/database.ts';
import { answerWithFault, takeFault } from '#mocks/faults.ts';
import { matcher } from '#mocks/matcher.ts';
import { type Mock, Refusal, refuse } from '#mocks/mock.ts';
import { type Received, receive } from '#mocks/received.ts';
import { serviceOf } from '#mocks/servicePaths.ts';
import { type LoggedRequest, spaceOf } from '#mocks/spaces.ts';
import { readToken, type Staff } from '#mocks/token.ts';
import { check } from '#mocks/validate.ts';

/** Handlers of these calls at any origin, and a plain 404 for every other address of the services. */
export function toHandlers(mocks: readonly Mock[]): HttpHandler[] {
  return [
    ...mocks.map((mock) => {
      const match = matcher(mock.endpoint);
      const method =
        http[mock.endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'];
      return method(
        ({ request }) => {
          const params = match(new URL(request.url).pathname);
          return { matches: params !== undefined, params: params ?? {} };
        },
        ({ request, params }) => serve(request, mock, params as Record<string, string>),
      );
    }),
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith('/services/'),
      ({ request }) => serve(request, undefined, {}),
    ),
  ];
}

/** One call: noted, then answered or spoiled. */
async function serve(
  request: Request,
  mock: Mock | undefined,
  path: Record<string, string>,
): Promise<Response> {
  const { headers, signal, method } = request;
  const space = spaceOf(headers.get('x-services-space'));
  const db = space.database;
  const call = mock ? endpointKey(mock.endpoint) : null;
  const fault = takeFault(space.faults, call, headers.get('x-service-fault'));
  const received = await receive(request);
  const caller = staffOf(headers.get('authorization'));
  const address = serviceOf(new URL(request.url).pathname);
  const note: LoggedRequest = {
    at: new Date().toISOString(),
    method,
    service: address?.service ?? null,
    path: address?.path ?? new URL(request.url).pathname,
    call,
    query: received.query,
    body: received.logged ?? null,
    contentType: headers.get('content-type'),
    hasBearer: headers.has('authorization'),
    role: 'problem' in caller ? null : caller.role,
    status: null,
    fault: fault ? (fault.fault ?? String(fault.status ?? 'delay')) : null,
  };
  space.requests.push(note);

  const write = mock !== undefined && isWrite(mock.endpoint);
  const run = () => answer({ request, mock, path, received, caller, db });
  const answerInTurn = () => (write ? space.inTurn(run) : run());
  const response = fault
    ? await answerWithFault(fault, { answer: answerInTurn, write, signal })
    : await answerInTurn();
  note.status = response.status;
  // Where connections break, no reused one must be left: a browser would send the request again by itself.
  if ((fault || space.faults.length > 0) && response.type !== 'error')
    response.headers.set('connection', 'close');
  return response;
}

const NOBODY: Staff = { _id: '', name: '', email: '', role: 'support' };

function staffOf(authorization: string | null): Staff | { problem: string } {
  if (!authorization?.startsWith('Bearer ')) return { problem: 'Bearer token is missing' };
  return readToken(authorization.slice('Bearer '.length));
}

/** Bearer, role, input, then the call itself; refusals become JSON. */
async function answer({
  request,
  mock,
  path,
  received,
  caller,
  db,
}: {
  request: Request;
  mock: Mock | undefined;
  path: Record<string, string>;
  received: Received;
  caller: Staff | { problem: string };
  db: Database;
}): Promise<Response> {
  try {
    if (!mock) refuse(404, `No such call: ${request.method} ${new URL(request.url).pathname}`);
    const { endpoint, roles } = mock;
    if (roles !== 'anyone') {
      if ('problem' in caller) refuse(401, caller.problem);
      if (!roles.includes(caller.role)) refuse(403, `Not allowed for role ${caller.role}`);
    }
    const result = await mock.handle({
      input: { path, ...validInput(endpoint, received) },
      db,
      staff: 'problem' in caller ? NOBODY : caller,
      request,
    });
    if (result instanceof Response) return named(result);
    const fits = endpoint.answer.safeParse(result);
    if (!fits.success)
      refuse(
        500,
        `The mock of ${endpointKey(endpoint)} breaks the contract: ${fits.error.message}`,
      );
    return named(json(result, request));
  } catch (error) {
    const [status, message] =
      error instanceof Refusal ? [error.status, error.message] : [500, `Mock failed: ${error}`];
    return named(HttpResponse.json({ success: false, message }, { status }));
  }
}

function validInput(endpoint: Endpoint, { query, body, problem }: Received) {
  if (problem !== undefined) refuse(400, problem);
  const checkedQuery = check(endpoint.query, query, 'query', true);
  if (!checkedQuery.ok) refuse(400, checkedQuery.message);
  const checkedBody = check(endpoint.body, body, 'body', endpoint.multipart);
  if (!checkedBody.ok) refuse(400, checkedBody.message);
  return { query: checkedQuery.value, body: checkedBody.value };
}

/** Media addresses leave with the origin that was asked, as a service gives whole addresses. */
function json(result: unknown, request: Request): Response {
  const { origin } = new URL(request.url);
  const text = JSON.stringify(result ?? null).replaceAll(
    '"/services/media/',
    `"${origin}/services/media/`,
  );
  return new HttpResponse(text, { headers: { 'content-type': 'application/json' } });
}

let answered = 0;

/** Every answer bears a name that staff can quote, and is kept by no cache. */
function named(response: Response): Response {
  response.headers.set('x-request-id', `req-${(++answered).toString(36).padStart(6, '0')}`);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}
