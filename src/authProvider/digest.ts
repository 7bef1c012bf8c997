const START = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** A short name of a text by which it is known again but not read (FNV-1a, 64 bits); no protection of secrets. */
export function digest(text: string): string {
  let hash = START;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(36);
}
