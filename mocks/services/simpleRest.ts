import { HttpResponse } from 'msw';
import { answerWithFault, takeFault } from '#mocks/faults.ts';
import { receive } from '#mocks/received.ts';
import { type Space, spaceOf } from '#mocks/spaces.ts';
import { readToken } from '#mocks/token.ts';

/** A call of a service that speaks ra-data-simple-rest. */
export interface Asked {
  method: string;
  space: Space;
  resource: string;
  id: string | undefined;
  query: Record<string, string | string[]>;
  body: unknown;
}

/**
 * A handler of calls `/services/{service}/{resource}/{id}`: noted, spoiled by faults, and refused without a bearer
 * token, as those of the contract are.
 */
export const servedAs =
  (service: string) =>
  (answer: (asked: Asked) => Promise<Response>) =>
  async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
    const space = spaceOf(request.headers.get('x-services-space'));
    const resource = String(params.resource);
    const id = params.id === undefined ? undefined : String(params.id);
    const { query, body, logged } = await receive(request);
    const bearer = request.headers.get('authorization');
    const staff = bearer ? readToken(bearer.replace(/^Bearer /, '')) : { problem: 'no bearer' };
    const call = `${request.method} ${service} ${resource}`;
    const fault = takeFault(space.faults, call, request.headers.get('x-service-fault'));
    const note = {
      at: new Date().toISOString(),
      method: request.method,
      service: null,
      path: id === undefined ? resource : `${resource}/${id}`,
      call,
      query,
      body: logged ?? null,
      contentType: request.headers.get('content-type'),
      hasBearer: bearer !== null,
      role: 'problem' in staff ? null : staff.role,
      status: null as number | null,
      fault: fault ? String(fault.fault ?? fault.status ?? 'delay') : null,
    };
    space.requests.push(note);
    const run = async () =>
      'problem' in staff
        ? refusal(401, staff.problem)
        : answer({ method: request.method, space, resource, id, query, body });
    const write = request.method !== 'GET';
    const response = fault
      ? await answerWithFault(fault, { answer: run, write, signal: request.signal })
      : await run();
    note.status = response.status;
    return response;
  };

/** No, and why. */
export const refusal = (status: number, message: string) =>
  HttpResponse.json({ success: false, message }, { status });
