import type { Colour, Raster } from '#mocks/media/png.ts';

/** Letters of 5 by 7 dots: a row is one digit of base 32. */
const LETTERS: Record<string, string> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhf',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hpljhhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hha4444',
  Z: 'v1248gv',
  '0': 'ehjlphe',
  '1': '4c4444e',
  '2': 'eh1248v',
  '3': 'v2421he',
  '4': '26aiv22',
  '5': 'vgu11he',
  '6': '68guhhe',
  '7': 'v124888',
  '8': 'ehhehhe',
  '9': 'ehhf12c',
  '/': '01248g0',
  '.': '00000cc',
  "'": '4480000',
  '-': '000v000',
  ':': '0cc0cc0',
  '?': 'eh12404',
  ' ': '0000000',
};

/** Writes in capitals, each dot a square of `size` pixels; gives the x behind the last letter. */
export function write(
  on: Raster,
  {
    text,
    x,
    y,
    size,
    colour,
  }: { text: string; x: number; y: number; size: number; colour: Colour },
): number {
  let left = x;
  for (const sign of text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')) {
    const rows = LETTERS[sign] ?? LETTERS['?'] ?? '';
    for (let row = 0; row < rows.length; row++) {
      const bits = Number.parseInt(rows[row] ?? '0', 32);
      for (let column = 0; column < 5; column++)
        if (bits & (16 >> column))
          on.fill(left + column * size, y + row * size, size, size, colour);
    }
    left += 6 * size;
  }
  return left;
}
