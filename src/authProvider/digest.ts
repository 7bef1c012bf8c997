const START = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

const known = new Map<string, string>();
/** Records have one each. */
const MOST = 1000;

/** A short name of a text by which it is known again but not read (FNV-1a, 64 bits); no protection of secrets. */
export function digest(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const made = hashOf(text);
  known.set(text, made);
  return made;
}

/** Of the person who leaves nothing stays, the texts neither. */
export const forgetDigests = (): void => known.clear();

function hashOf(text: string): string {
  let hash = START;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(36);
}
