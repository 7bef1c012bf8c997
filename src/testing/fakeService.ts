import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

type Answer = (request: Request, number: number) => Response | Promise<Response>;

const done: Answer = () => HttpResponse.json({ success: true, message: 'Done' });

/**
 * Every service of every origin, answering as it is told to; '/config.json' aside. The
 * answer is given the request and its number, from 1.
 */
export function fakeService() {
  let answer = done;
  let configuration: unknown = null;
  const requests: Request[] = [];
  const server = setupServer(
    http.all('*/config.json', () =>
      configuration === null
        ? new HttpResponse(null, { status: 404 })
        : HttpResponse.json(configuration as object),
    ),
    http.all('*', ({ request }) => {
      requests.push(request.clone());
      return answer(request, requests.length);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    answer = done;
    configuration = null;
    requests.length = 0;
  });
  afterAll(() => server.close());
  return {
    /** The calls so far, oldest first. */
    requests,
    answers: (next: Answer) => {
      answer = next;
    },
    /** What '/config.json' holds; it is missing until it is told. */
    configures: (next: unknown) => {
      configuration = next;
    },
  };
}

const json = { 'content-type': 'application/json' };

/** An answer whose connection breaks in the middle of its body. */
export function cutAnswer(): Response {
  let sent = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new Error('cut'));
      else controller.enqueue(new TextEncoder().encode('{"success":tr'));
      sent = true;
    },
  });
  return new HttpResponse(stream, { headers: json });
}

/** An answer of exactly this text, said to be JSON. */
export const rawAnswer = (text: string, init: ResponseInit = {}): Response =>
  new HttpResponse(text, { headers: json, ...init });

/** A web page where an answer should be. */
export const pageAnswer = (): Response =>
  HttpResponse.html('<!doctype html><title>Sign in</title><h1>Gateway</h1>');

/** No answer at all. */
export const never = (): Promise<never> => new Promise(() => {});
