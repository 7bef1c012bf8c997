import { random } from '#mocks/data/random.ts';

const RATE = 8000;

/** A telephone call of 20 to 60 seconds as a WAV file, 8 kHz mono: two voices in turn, syllable by syllable. */
export function recording(id: string): Buffer {
  const from = random(`recording ${id}`);
  const seconds = from.int(20, 60);
  const samples = new Int16Array(seconds * RATE);
  const voices = [
    { pitch: from.int(105, 135), formant: 620 },
    { pitch: from.int(180, 230), formant: 840 },
  ];
  let at = RATE / 4;
  let turn = 0;
  while (at < samples.length - RATE) {
    const voice = voices[turn % 2];
    for (let syllable = from.int(6, 22); syllable > 0 && voice; syllable--) {
      const length = Math.floor(RATE * (0.09 + from.next() * 0.16));
      const pitch = voice.pitch * (0.9 + from.next() * 0.25);
      const formant = voice.formant * (0.7 + from.next() * 0.8);
      speak(samples.subarray(at, at + length), pitch, formant, from.chance(0.25));
      at += length + Math.floor(RATE * from.next() * 0.06);
    }
    at += Math.floor(RATE * (0.3 + from.next() * 0.7));
    turn++;
  }
  return wav(samples);
}

function speak(samples: Int16Array, pitch: number, formant: number, breathy: boolean): void {
  const step = (2 * Math.PI) / RATE;
  let noise = 1;
  for (let n = 0; n < samples.length; n++) {
    const envelope = Math.sin((Math.PI * n) / samples.length) ** 0.7;
    noise = (noise * 16807) % 2147483647;
    const hiss = breathy && n < samples.length / 4 ? noise / 1073741823 - 1 : 0;
    const tone =
      Math.sin(step * pitch * n) +
      0.6 * Math.sin(2 * step * pitch * n) +
      0.5 * Math.sin(step * formant * n) * Math.sin(step * pitch * n);
    samples[n] = 5200 * envelope * (tone + hiss);
  }
}

function wav(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
