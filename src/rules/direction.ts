const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Characters that turn the writing direction of what follows, and are not seen themselves. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Letters and digits of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A character by its number, as '⟨U+202E⟩': for what is not seen but must not be overlooked. */
export const codePointName = (character: string): string =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/** The places of the isolates that `isolated` set: pairs around something that needs one. */
function isolatesIn(characters: readonly string[]): Set<number> {
  const own = new Set<number>();
  const opened: { at: number; needs: number }[] = [];
  let needs = 0;
  for (const [at, character] of characters.entries()) {
    if (character === FIRST_STRONG_ISOLATE) opened.push({ at, needs });
    else if (character === POP_ISOLATE) {
      const start = opened.pop();
      if (start && needs > start.needs) own.add(start.at).add(at);
    } else if (character === '⟨' || RIGHT_TO_LEFT.test(character)) needs += 1;
  }
  return own;
}

/**
 * Foreign text as it may stand on a page: what would turn the writing direction is seen as '⟨U+202E⟩' instead,
 * so that no name is read as another. Isolates that a text of ours holds stay (NET-12).
 */
export function shownDirections(text: string): string {
  if (!TURNING.test(text)) return text;
  const characters = [...text];
  const own = isolatesIn(characters);
  return characters
    .map((one, at) => (TURNING.test(one) && !own.has(at) ? codePointName(one) : one))
    .join('');
}

/**
 * Foreign text to be put into a sentence: it cannot change the order of the words around it. Text without
 * letters from right to left or direction marks stays as it is (NET-12).
 */
export function isolated(text: string): string {
  if (!TURNING.test(text) && !RIGHT_TO_LEFT.test(text)) return text;
  const shown = shownDirections(text);
  const needed = shown !== text || RIGHT_TO_LEFT.test(outsideIsolates(shown));
  return needed ? `${FIRST_STRONG_ISOLATE}${shown}${POP_ISOLATE}` : shown;
}

function outsideIsolates(text: string): string {
  let depth = 0;
  return [...text]
    .filter((character) => {
      if (character === FIRST_STRONG_ISOLATE) depth += 1;
      else if (character === POP_ISOLATE) depth -= 1;
      return depth === 0;
    })
    .join('');
}

/** A text as it leaves the console, in a file or a name of one: without the isolates that were put into it. */
export function withoutIsolates(text: string): string {
  if (!text.includes(FIRST_STRONG_ISOLATE)) return text;
  const characters = [...text];
  const own = isolatesIn(characters);
  return characters.filter((_, at) => !own.has(at)).join('');
}

/** Several words side by side, none of which changes the order of the others: 'Cancel Game · IND v AUS'. */
export const sideBySide = (
  words: readonly (string | null | undefined)[],
  between = ' · ',
): string =>
  words
    .filter((word) => !!word)
    .map((word) => isolated(word ?? ''))
    .join(between);
