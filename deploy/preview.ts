import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { cacheControl, type Hosts, isFile, securityHeaders } from './headers.ts';

/** The hosts as the served /config.json names them now; a spoiled file names none. */
function hostsOf(folder: string): Hosts {
  try {
    const { services = {}, media = [] }: Partial<Hosts> = JSON.parse(
      readFileSync(join(folder, 'config.json'), 'utf8'),
    );
    return { services, media };
  } catch {
    return { services: {} };
  }
}

function isThere(folder: string, path: string): boolean {
  const file = join(folder, path);
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
}

/** Only a browser that goes to an address is given the page; a script that asks for data is not. */
function isNavigation({ headers, method = 'GET' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

function pathOf(url = '/'): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

/** Sets headers that nothing later replaces: Vite's own `no-cache` would bring a former person's page back. */
function setForGood(res: ServerResponse, headers: Record<string, string>): void {
  const set = res.setHeader.bind(res);
  const ours = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const [name, value] of Object.entries(headers)) set(name, value);
  res.setHeader = (name, value) => (ours.has(name.toLowerCase()) ? res : set(name, value));
}

/**
 * The built console on Vite's preview server as a deployment serves it: headers, caching, and 404 for a
 * missing file instead of the page. Strict-Transport-Security is left out, because this is not https.
 */
export function deployedHeaders(): Plugin {
  return {
    name: 'deployed-headers',
    configurePreviewServer: (server) => {
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((req, res, next) => {
        const path = pathOf(req.url);
        setForGood(res, {
          ...securityHeaders(hostsOf(folder)),
          'Cache-Control': cacheControl(path ?? ''),
        });
        const found =
          path !== null &&
          (path === '/' || (isFile(path) ? isThere(folder, path) : isNavigation(req)));
        if (found) next();
        else res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      });
    },
  };
}
