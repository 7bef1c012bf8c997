/** How many letters are added, left out, changed or swapped with their neighbour between two words. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      now[j] = Math.min(
        (last[j] ?? 0) + 1,
        (now[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = now;
  }
  return last[b.length] ?? 0;
}

/** Longer words are no slip of a finger, and comparing them takes its time. */
const LONGEST = 40;

/** The known word that was meant, or null when none is near: at most a third of its letters differ (CFG-13). */
export function nearest(written: string, known: readonly string[]): string | null {
  if (written.length > LONGEST) return null;
  const asked = written.toLowerCase();
  let best: string | null = null;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const word of known) {
    const far = distance(asked, word.toLowerCase());
    if (far < least) [best, least] = [word, far];
  }
  return best;
}
