import { foldCase } from './text.ts';

/** A piece of a name; the pieces of one name, put together, are the name as delivered. */
export interface NameSegment {
  readonly text: string;
  /** The other name has it too, perhaps at another place. */
  readonly same: boolean;
}

export interface NameComparison {
  readonly left: readonly NameSegment[];
  readonly right: readonly NameSegment[];
  /** The same words on both sides, in another order. */
  readonly otherOrder: boolean;
}

/** Beyond this many words or letters they are compared as wholes only; no name of a person is that long. */
const WORD_LIMIT = 40;
const LETTER_LIMIT = 2000;

interface Word {
  readonly text: string;
  readonly folded: string;
  pieces: readonly NameSegment[];
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const charactersOf = (text: string): string[] => [...graphemes.segment(text)].map((s) => s.segment);
const fold = (text: string): string => foldCase(text).replace(/[.,]/g, '');

/** Words and the blanks between them, in turn. */
const split = (name: unknown): Word[] =>
  (typeof name === 'string' ? (name.match(/\s+|\S+/g) ?? []) : []).map((text) => ({
    text,
    folded: fold(text),
    pieces: [{ text, same: true }],
  }));

/**
 * Two names side by side with the differences marked: words that the other name has too are the same
 * wherever they stand and however they are capitalised, other words are compared character by character from both
 * ends. It marks; whether it is the same person is for the reviewer to say (PAN-02).
 */
export function compareNames(left: unknown, right: unknown): NameComparison {
  const leftParts = split(left);
  const rightParts = split(right);
  const leftWords = leftParts.filter((word) => word.folded !== '');
  const rightWords = rightParts.filter((word) => word.folded !== '');
  const spareLeft = withoutTwins(leftWords, rightWords);
  const spareRight = withoutTwins(rightWords, leftWords);
  const otherOrder =
    spareLeft.length + spareRight.length === 0 &&
    leftWords.some((word, index) => word.folded !== rightWords[index]?.folded);
  markDifferences(spareLeft, spareRight);
  return {
    left: leftParts.flatMap((word) => word.pieces),
    right: rightParts.flatMap((word) => word.pieces),
    otherOrder,
  };
}

/** The words for which the other name has no equal one left, each being the twin of one. */
function withoutTwins(words: readonly Word[], others: readonly Word[]): Word[] {
  const free = new Map<string, number>();
  for (const { folded } of others) free.set(folded, (free.get(folded) ?? 0) + 1);
  return words.filter(({ folded }) => {
    const left = free.get(folded) ?? 0;
    free.set(folded, left - 1);
    return left <= 0;
  });
}

/** Pairs each word that has no twin with the one it shares most characters with; the rest differs as a whole. */
function markDifferences(left: readonly Word[], right: readonly Word[]): void {
  const free = new Set(right);
  const longest = Math.max(...[left, right].map((words) => words.length));
  const letters = [...left, ...right].reduce((sum, { text }) => sum + text.length, 0);
  const pairing = longest <= WORD_LIMIT && letters <= LETTER_LIMIT;
  for (const word of left) {
    let best: { other: Word; shared: Shared; length: number } | undefined;
    for (const other of pairing ? free : []) {
      const shared = sharedEnds(charactersOf(word.text), charactersOf(other.text));
      const length = shared.start + shared.end;
      if (length > (best?.length ?? 0)) best = { other, shared, length };
    }
    word.pieces = pieces(word.text, best?.shared);
    if (best === undefined) continue;
    best.other.pieces = pieces(best.other.text, best.shared);
    free.delete(best.other);
  }
  for (const word of free) word.pieces = pieces(word.text);
}

/** How many characters two words have in common at the beginning and at the end. */
interface Shared {
  readonly start: number;
  readonly end: number;
}

function sharedEnds(a: readonly string[], b: readonly string[]): Shared {
  const same = (i: number, j: number): boolean => fold(a[i] ?? '') === fold(b[j] ?? '');
  const limit = Math.min(a.length, b.length);
  let start = 0;
  while (start < limit && same(start, start)) start += 1;
  let end = 0;
  while (end < limit - start && same(a.length - 1 - end, b.length - 1 - end)) end += 1;
  return { start, end };
}

function pieces(text: string, shared?: Shared): NameSegment[] {
  if (!shared) return [{ text, same: false }];
  const characters = charactersOf(text);
  const from = shared.start;
  const to = characters.length - shared.end;
  return [
    { text: characters.slice(0, from).join(''), same: true },
    { text: characters.slice(from, to).join(''), same: false },
    { text: characters.slice(to).join(''), same: true },
  ].filter((piece) => piece.text !== '');
}
