import { random } from '#mocks/data/random.ts';
import { write } from '#mocks/media/letters.ts';
import { type Colour, Raster } from '#mocks/media/png.ts';

const INK: Colour = [28, 34, 48];
const FAINT: Colour = [96, 110, 140];
const PAPER: Colour = [214, 228, 240];

/** The pictures that there are of a card. */
export const SIDES = ['front', 'back', 'sideways', 'large'] as const;
/** One of `SIDES`. */
export type Side = (typeof SIDES)[number];

/**
 * A picture of a made-up tax card as a PNG file: 640 × 404 pixels, `large` 3200 × 2020, `sideways` as taken
 * with the phone held the other way.
 */
export function panCard({ side, name, pan }: { side: Side; name: string; pan: string }): Buffer {
  const scale = side === 'large' ? 5 : 1;
  const card = new Raster(640 * scale, 404 * scale, PAPER);
  const fill = (x: number, y: number, w: number, h: number, colour: Colour) =>
    card.fill(x * scale, y * scale, w * scale, h * scale, colour);
  const line = (text: string, x: number, y: number, size: number, colour: Colour = INK) =>
    write(card, { text, x: x * scale, y: y * scale, size: size * scale, colour });

  for (let band = 0; band < 8; band++)
    fill(0, band * 12, 640, 12, [58 + band * 6, 92 + band * 5, 150 + band * 4]);
  line('SPECIMEN TAX CARD', 24, 26, 3, [255, 255, 255]);
  line('NOT A DOCUMENT', 24, 62, 2, [222, 232, 250]);
  if (side === 'back') {
    for (let row = 0; row < 6; row++) fill(24, 130 + row * 36, 420 - row * 30, 8, FAINT);
    line(pan, 24, 350, 3);
    return card.encode();
  }
  line('NAME', 24, 124, 2, FAINT);
  line(name.slice(0, 22), 24, 146, 3);
  line('NUMBER', 24, 206, 2, FAINT);
  line(pan, 24, 228, 5);
  line('SIGNATURE', 24, 310, 2, FAINT);
  scrawl(name, (x, y) => fill(x, y, 3, 3, [40, 60, 140]));
  portrait(card, scale, name);
  return (side === 'sideways' ? card.turned() : card).encode();
}

function scrawl(name: string, dot: (x: number, y: number) => void): void {
  const from = random(`signature ${name}`);
  const waves = [from.next() * 6, from.next() * 4 + 2, from.next() * 3 + 1];
  for (let x = 0; x < 190; x += 0.5)
    dot(24 + x, 358 + 16 * Math.sin(x / 9 + (waves[0] ?? 0)) * Math.cos(x / (waves[1] ?? 1) / 7));
}

function portrait(card: Raster, scale: number, name: string): void {
  const from = random(`portrait ${name}`);
  const skin: Colour = [from.int(120, 200), from.int(85, 140), from.int(60, 105)];
  const shirt: Colour = [from.int(30, 200), from.int(30, 200), from.int(30, 200)];
  const at = (value: number) => value * scale;
  card.fill(at(476), at(120), at(140), at(172), [246, 248, 250]);
  for (let row = 0; row < 50; row++)
    card.fill(at(546 - 30 - row * 0.7), at(242 + row), at(60 + row * 1.4), at(1), shirt);
  card.disc(at(546), at(186), at(44), [30, 24, 22]);
  card.disc(at(546), at(198), at(36), skin);
  card.fill(at(534), at(228), at(24), at(22), skin);
}
