import { type HttpHandler, HttpResponse, http } from 'msw';
import { logoPng, logoSvg, playerSvg } from '#mocks/media/logo.ts';
import { panCard, SIDES } from '#mocks/media/panCard.ts';
import { ranged } from '#mocks/media/range.ts';
import { recording } from '#mocks/media/recording.ts';

const kept = { 'cache-control': 'private, max-age=300', 'x-content-type-options': 'nosniff' };
const svg = (text: string) =>
  new HttpResponse(text, { headers: { ...kept, 'content-type': 'image/svg+xml' } });
const bytes = (buffer: Buffer) => new Uint8Array(buffer);
const png = (file: Buffer) =>
  new HttpResponse(bytes(file), { headers: { ...kept, 'content-type': 'image/png' } });

/**
 * Pictures and recordings, made on the spot. Anything else under `/services/media/` is a 404, as some
 * records have it; `/services/media/web-page.png` is HTML, `/services/media/broken.png` half a file and
 * `/services/media/never.png` never comes.
 */
export const mediaHandlers: HttpHandler[] = [
  http.get<{ code: string }>('*/services/media/logo/:code.svg', ({ params }) =>
    svg(logoSvg(params.code)),
  ),
  http.get<{ code: string }>('*/services/media/logo/:code.png', ({ params }) =>
    png(logoPng(params.code)),
  ),
  http.get<{ n: string }>('*/services/media/player/:n', ({ params }) => svg(playerSvg(params.n))),
  http.get('*/services/media/pan/:id/:side', ({ params, request }) => {
    const side = SIDES.find((one) => `${one}.png` === params.side);
    const { searchParams } = new URL(request.url);
    if (!side) return notFound();
    return png(
      panCard({
        side,
        name: searchParams.get('name') ?? '',
        pan: searchParams.get('pan') ?? '',
      }),
    );
  }),
  http.get<{ id: string }>('*/services/media/recording/:id.wav', ({ params, request }) =>
    ranged(bytes(recording(params.id)), request.headers.get('range'), {
      ...kept,
      'content-type': 'audio/wav',
    }),
  ),
  http.get('*/services/media/empty.*', () => new HttpResponse('', { headers: kept })),
  http.get('*/services/media/web-page.*', () => HttpResponse.html('<h1>403 Expired</h1>')),
  http.get('*/services/media/broken.png', () => {
    const whole = logoPng('ODD');
    return png(whole.subarray(0, Math.floor(whole.length / 2)));
  }),
  http.get('*/services/media/never.*', ({ request }) => {
    return new Promise<Response>((resolve) => {
      request.signal.addEventListener('abort', () => resolve(HttpResponse.error()));
    });
  }),
  http.get('*/services/media/*', () => notFound()),
  http.get('*/services/rooms/*', () =>
    HttpResponse.html('<!doctype html><title>Game room</title><h1>Replay of a game room</h1>'),
  ),
];

const notFound = () => new HttpResponse('Not found', { status: 404 });
