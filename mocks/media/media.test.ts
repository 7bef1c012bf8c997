import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { setupServices } from '#mocks/vitest.ts';

setupServices();

const media = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost/services/media/${path}`, { headers });
const bytesOf = async (path: string, headers?: Record<string, string>) =>
  Buffer.from(await (await media(path, headers)).arrayBuffer());

describe('pictures', () => {
  it.each([
    ['logo/IND.png', 96, 96],
    ['pan/1/front.png?name=A+B&pan=ABCPB1234K', 640, 404],
    ['pan/1/sideways.png?name=A+B&pan=ABCPB1234K', 404, 640],
    ['pan/1/large.png?name=A+B&pan=ABCPB1234K', 3200, 2020],
  ])('%s is a whole PNG of %i × %i', async (path, width, height) => {
    const file = await bytesOf(path);
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height]);
    const at = file.indexOf('IDAT');
    const pixels = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
    expect(pixels.length).toBe((width + 1) * height);
    expect(new Set(pixels).size).toBeGreaterThan(1);
  });

  it('writes a code as text into the logo', async () => {
    const logo = await media(`logo/${encodeURIComponent('X<Y')}.svg`);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
    expect(await logo.text()).toContain('X&#60;Y');
    expect((await media('player/5')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each([
    ['missing/logo.png', 404],
    ['pan/1/inside.png', 404],
    ['web-page.png', 200],
    ['empty.wav', 200],
  ])('%s is broken as some records need it', async (path, status) => {
    const response = await media(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type') ?? '').not.toMatch(/^(image|audio)/);
  });
});

describe('recordings', () => {
  it('play 20 to 60 seconds at 8 kHz, the same each time, and are not silent', async () => {
    const file = await bytesOf('recording/7.wav');
    const seconds = (file.length - 44) / 16_000;
    expect(file.readUInt32LE(24)).toBe(8000);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(file.equals(await bytesOf('recording/7.wav'))).toBe(true);
    expect(Math.max(...file.subarray(44, 44 + 16_000))).toBeGreaterThan(100);
  });

  it.each([
    ['bytes=0-99', 206, 0, 100],
    ['bytes=100-', 206, 100, undefined],
    ['bytes=-50', 206, -50, undefined],
    ['bytes=99999999-', 416, 0, 0],
  ])('gives the range %s with %i', async (range, status, from, to) => {
    const whole = await bytesOf('recording/7.wav');
    const response = await media('recording/7.wav', { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toContain(`/${whole.length}`);
    const part = Buffer.from(await response.arrayBuffer());
    expect(part.equals(whole.subarray(from, to))).toBe(true);
  });
});
