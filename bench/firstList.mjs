import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** As the staff's line is: 10 Mbit/s, 40 ms there and back; an office laptop is four times slower than this. */
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1.25e6,
  uploadThroughput: 1.25e6,
};
const SLOWER = 4;
const RUNS = Number(process.env.RUNS ?? 7);

/** Serves a built page compressed; what is for the services goes on to the server that plays them. */
export function serve(folder, port, services) {
  const zipped = new Map();
  return new Promise((ready) => {
    const server = createServer((req, res) => {
      if (/^\/(services|staff-login)\b/.test(req.url)) {
        const { hostname, port: to } = new URL(services);
        const options = {
          hostname,
          port: to,
          path: req.url,
          method: req.method,
          headers: req.headers,
        };
        const on = request(options, (answer) => {
          res.writeHead(answer.statusCode, answer.headers);
          answer.pipe(res);
        });
        on.on('error', () => res.destroy());
        req.pipe(on);
        return;
      }
      const path = new URL(req.url, 'http://localhost').pathname;
      const file = extname(path) ? path : '/index.html';
      try {
        if (!zipped.has(file)) zipped.set(file, gzipSync(readFileSync(join(folder, file))));
      } catch {
        res.writeHead(404).end();
        return;
      }
      res.writeHead(200, {
        'Content-Type': TYPES[extname(file)] ?? '',
        'Content-Encoding': 'gzip',
      });
      res.end(zipped.get(file));
    });
    server.listen(port, '127.0.0.1', () => ready(server));
  });
}

/** One visit with an empty cache: what was fetched until the first row, and what it cost. */
async function visit(chrome, address) {
  const context = await chrome.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const requests = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) => {
    requests.set(requestId, { script: type === 'Script', at: wallTime * 1000, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    window.blocked = 0;
    window.seen = { fcp: 0, lcp: 0 };
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') window.seen.fcp = startTime;
    }).observe({ type: 'paint', buffered: true });
    // Of content: the text that says that the page is loading must not be larger than what follows.
    new MutationObserver(() => {
      if (!window.rowAt && document.querySelector('table tbody tr')) {
        window.rowAt = performance.now();
        // Noted in the page: by then Playwright looks only every half second.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.rowPainted = performance.now();
          };
          port2.postMessage(0);
        });
      }
      const loading = document.querySelector('#root > p');
      if (loading) loading.style.fontSize = '1px';
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('table tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { blocked, row, rowAt } = await page.evaluate(() => ({
    blocked: window.blocked,
    row: window.rowPainted,
    rowAt: performance.timeOrigin + window.rowAt,
  }));
  // What is fetched once the browser is idle is not part of it.
  const before = [...requests.values()].filter(({ at }) => at <= rowAt);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  // The largest paint is told a while after it.
  await page.waitForTimeout(500);
  const paints = await page.evaluate(() => window.seen);
  await context.close();
  return {
    kB: before.reduce((sum, { script, bytes }) => sum + (script ? bytes : 0), 0) / 1024,
    requests: before.length,
    row,
    blocked,
    MB: usedSize / 2 ** 20,
    ...paints,
  };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The console's first list beside bare react-admin's, visited in turns; the median of each figure. */
export async function firstList(chrome, ours, floor) {
  const visits = { ours: [], floor: [] };
  for (let run = 0; run < RUNS; run += 1) {
    visits.floor.push(await visit(chrome, floor));
    visits.ours.push(await visit(chrome, ours));
  }
  const of = (who, what) => median(visits[who].map((one) => one[what]));
  const lines = [
    ['JavaScript until the first row, kB gz', 'kB', 0, 0.9],
    ['requests', 'requests', 0, null],
    ['first paint (FCP), ms', 'fcp', 0, undefined],
    ['largest paint of content (LCP), ms', 'lcp', 0, undefined],
    ['first row, ms', 'row', 0, 0.8],
    ['blocking time, ms', 'blocked', 0, 0.7],
    ['heap, MB', 'MB', 1, 1],
  ];
  return lines.map(([label, what, digits, target]) => {
    const [a, b] = [of('ours', what), of('floor', what)];
    return {
      '': label,
      console: a.toFixed(digits),
      bare: b.toFixed(digits),
      ratio: (a / b).toFixed(2),
      target: target === undefined ? '–' : target === null ? '15 in all' : target.toFixed(1),
    };
  });
}
