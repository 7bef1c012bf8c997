import { random } from '#mocks/data/random.ts';
import { write } from '#mocks/media/letters.ts';
import { Raster } from '#mocks/media/png.ts';

const markup = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function hues(code: string): [number, number] {
  const from = random(`logo ${code}`);
  const first = from.int(0, 359);
  return [first, (first + from.int(30, 160)) % 360];
}

/** A shield with the team's code, in colours of its own. */
export function logoSvg(code: string): string {
  const [first, second] = hues(code);
  const size = code.length > 3 ? 20 : 27;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<path d="M48 4 88 16v30c0 24-16 38-40 46C24 84 8 70 8 46V16z" fill="hsl(${first} 62% 34%)"/>
<path d="M48 10 82 20v26c0 20-13 32-34 40z" fill="hsl(${first} 62% 42%)"/>
<path d="M8 58h80l-8 15H16z" fill="hsl(${second} 72% 55%)" opacity=".85"/>
<text x="48" y="52" text-anchor="middle" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" fill="#fff">${markup(code)}</text>
</svg>`;
}

/** The same as a raster of 96 × 96 pixels. */
export function logoPng(code: string): Buffer {
  const from = random(`logo ${code}`);
  const raster = new Raster(96, 96, [255, 255, 255]);
  raster.disc(48, 48, 46, [from.int(20, 140), from.int(20, 140), from.int(20, 140)]);
  const size = code.length > 3 ? 3 : 4;
  const width = [...code].length * 6 * size - size;
  write(raster, {
    text: code,
    x: 48 - width / 2,
    y: 48 - 3.5 * size,
    size,
    colour: [255, 255, 255],
  });
  return raster.encode();
}

/** Head and shoulders on a plain ground. */
export function playerSvg(n: string): string {
  const from = random(`player ${n}`);
  const skin = `hsl(${from.int(18, 32)} ${from.int(35, 55)}% ${from.int(38, 66)}%)`;
  const shirt = `hsl(${from.int(0, 359)} 60% 42%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">
<rect width="120" height="120" fill="hsl(${from.int(190, 230)} 24% 88%)"/>
<path d="M16 120c2-30 20-42 44-42s42 12 44 42z" fill="${shirt}"/>
<rect x="51" y="66" width="18" height="20" rx="8" fill="${skin}"/>
<circle cx="60" cy="48" r="25" fill="${skin}"/>
<path d="M34 48c-3-26 12-32 26-32s29 6 26 32c-4-14-14-18-26-18s-22 4-26 18z" fill="#2a211d"/>
</svg>`;
}
