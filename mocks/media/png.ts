import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Each part from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A picture to draw on with rectangles of one colour; coordinates in pixels from the top left. */
export class Raster {
  readonly #pixels: Buffer;
  readonly #indexOf = new Map<string, number>();
  readonly #palette: Colour[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    ground: Colour,
  ) {
    this.#pixels = Buffer.alloc(width * height);
    this.#index(ground);
  }

  #index(colour: Colour): number {
    const key = colour.join();
    const known = this.#indexOf.get(key);
    if (known !== undefined) return known;
    this.#palette.push(colour);
    this.#indexOf.set(key, this.#palette.length - 1);
    return this.#palette.length - 1;
  }

  fill(x: number, y: number, width: number, height: number, colour: Colour): void {
    const index = this.#index(colour);
    const left = Math.max(0, Math.round(x));
    const right = Math.min(this.width, Math.round(x + width));
    for (let row = Math.max(0, Math.round(y)); row < Math.min(this.height, y + height); row++)
      this.#pixels.fill(index, row * this.width + left, row * this.width + Math.max(left, right));
  }

  disc(x: number, y: number, radius: number, colour: Colour): void {
    for (let dy = -radius; dy <= radius; dy++) {
      const half = Math.sqrt(radius * radius - dy * dy);
      this.fill(x - half, y + dy, 2 * half, 1, colour);
    }
  }

  /** The same picture, a quarter turned to the right. */
  turned(): Raster {
    const turned = new Raster(this.height, this.width, this.#palette[0] ?? [255, 255, 255]);
    for (const colour of this.#palette) turned.#index(colour);
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        turned.#pixels[x * this.height + (this.height - 1 - y)] =
          this.#pixels[y * this.width + x] ?? 0;
    return turned;
  }

  /** The picture as a PNG file of at most 256 colours. */
  encode(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([8, 3, 0, 0, 0], 8);
    const lines = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y++)
      this.#pixels.copy(lines, y * (this.width + 1) + 1, y * this.width, (y + 1) * this.width);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(this.#palette.flat())),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}
