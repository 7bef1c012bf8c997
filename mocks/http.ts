import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { getResponse, type HttpHandler } from 'msw';
import type { Connect, Plugin } from 'vite';
import { allHandlers } from '#mocks/allHandlers.ts';
import { startAtScale } from '#mocks/spaces.ts';

const OURS = /^\/(services|__services|staff-login)(\/|\?|$)/;
/** Milliseconds; longer than any client here waits between two requests. */
const KEPT_OPEN = 120_000;
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

const EXPOSED = 'Retry-After, X-Request-Id, Date, Content-Disposition, Content-Range';

/** Answers a request that is for the embedded services. False: it is somebody else's. */
export async function handleServices(
  req: IncomingMessage,
  res: ServerResponse,
  handlers: HttpHandler[] = allHandlers,
): Promise<boolean> {
  const path = req.url ?? '/';
  followConnection(req, res);
  if (!OURS.test(path)) return false;
  if (path.startsWith('/__services') && !isLoopback(req)) {
    res.writeHead(403).end();
    return true;
  }
  allowOrigin(req, res);
  if (req.method === 'OPTIONS') {
    preflight(req, res);
    return true;
  }
  if (path.startsWith('/__services/faults')) await closeIdleConnections(req, res);
  const gone = new AbortController();
  res.on('close', () => gone.abort());
  try {
    const response = await getResponse(handlers, toRequest(req, gone.signal));
    if (!response) res.writeHead(404).end();
    else await send(response, req, res);
  } catch {
    res.destroy();
  }
  return true;
}

/** The services, and what is given besides, on Vite's development and preview servers, ahead of the page fallback. */
export function servicesPlugin(more: readonly HttpHandler[] = []): Plugin {
  startAtScale(Number(process.env.SCALE ?? '1') || 1);
  const handlers = [...more, ...allHandlers];
  const middleware: Connect.NextHandleFunction = (req, res, next) => {
    handleServices(req, res, handlers).then((handled) => {
      if (!handled) next();
    }, next);
  };
  return {
    name: 'embedded-services',
    configureServer: (server) => {
      server.middlewares.use(middleware);
    },
    configurePreviewServer: (server) => {
      // A client that reuses a connection just as it is closed would lose its request.
      if (server.httpServer instanceof Server) server.httpServer.keepAliveTimeout = KEPT_OPEN;
      server.middlewares.use(middleware);
    },
  };
}

const isLoopback = (req: IncomingMessage) =>
  /^(::1|127\.|::ffff:127\.)/.test(req.socket.remoteAddress ?? '');

const spaceOf = (req: IncomingMessage) => String(req.headers['x-services-space'] ?? '');

/** The connections that wait for their next request, each with the space of its last one. */
const idle = new Map<Socket, string>();

function followConnection(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req;
  if (!idle.delete(socket)) socket.once('close', () => idle.delete(socket));
  res.once('close', () => {
    if (!socket.destroyed) idle.set(socket, spaceOf(req));
  });
}

/**
 * A browser sends a request again by itself when a reused connection breaks before any byte of the answer:
 * after a change of faults, the next calls of that space come on new connections.
 */
async function closeIdleConnections(req: IncomingMessage, res: ServerResponse): Promise<void> {
  for (const [socket, space] of idle) if (space === spaceOf(req)) socket.destroy();
  res.setHeader('connection', 'close');
  await moment();
}

function allowOrigin(req: IncomingMessage, res: ServerResponse): void {
  const { origin } = req.headers;
  if (origin === undefined) return;
  res.setHeader('access-control-allow-origin', origin);
  res.setHeader('access-control-expose-headers', EXPOSED);
  res.setHeader('vary', 'Origin');
}

function preflight(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  res.setHeader(
    'access-control-allow-headers',
    req.headers['access-control-request-headers'] ?? 'authorization, content-type',
  );
  res.setHeader('access-control-max-age', '600');
  res.writeHead(204).end();
}

function toRequest(req: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [key, value] of Object.entries(req.headers))
    if (value !== undefined) headers.set(key, Array.isArray(value) ? value.join(', ') : value);
  const method = req.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : Readable.toWeb(req);
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(`http://${req.headers.host ?? 'localhost'}${req.url}`, init as RequestInit);
}

/** Writes an answer as it comes; a body that fails half-way cuts the connection. */
async function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    req.socket.destroy();
    return;
  }
  for (const [key, value] of response.headers) res.setHeader(key, value);
  res.writeHead(response.status);
  if (!response.body || req.method === 'HEAD') {
    res.end();
    return;
  }
  try {
    for await (const bytes of response.body) res.write(bytes);
    res.end();
  } catch {
    // What was written must leave before the connection goes.
    await moment();
    req.socket.destroy();
  }
}
