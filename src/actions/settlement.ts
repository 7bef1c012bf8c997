import type { Confirmation, ConfirmationFigure, OpenPoint } from '#actions/action.ts';
import { timeOf } from '#actions/sentBefore.ts';
import { config } from '#config/current.ts';
import type { Text } from '#i18n/useText.ts';
import { isAbove } from '#rules/books.ts';
import { formatRupees } from '#rules/money.ts';
import { type Change, changedSince, type Fact } from '#rules/settlement.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';

/** Kinds of facts whose states have words of ours; the others are told as they came. */
const WORDED: readonly Change['kind'][] = ['gameStatus', 'questionStatus', 'leagueStatus'];

/** More than so many changes, or records of an open point, are counted instead of named. */
export const NAMED = 5;

/** What staff see before an irreversible action on a game; the same sheet in every area (PRD-15, PRD-18). */
export interface SettlementSheet {
  title: Text;
  /** What it will do, sentence by sentence; the first names the game. */
  lines: readonly Text[];
  /** Counts and rupees, as far as what was read tells. */
  figures: readonly ConfirmationFigure[];
  /** With anything in it, going on needs `code` typed, if one is given. */
  open: readonly OpenPoint[];
  notKnown: readonly Text[];
  /** Rupees at most that it moves, null where they are not known; a large amount is said in front (SET-04). */
  atMost?: string | null;
  /** The game's id: the same two teams may meet twice on one day. */
  code?: string;
}

/**
 * The question of a settlement: figures, open points, what is not known, and the code when something is open or the
 * amount is large.
 */
export function settlementConfirmation({ code, atMost, ...sheet }: SettlementSheet): Confirmation {
  const warnings = largeAmount(atMost);
  return {
    ...sheet,
    notKnown: [...(atMost === null ? limitUnchecked() : []), ...sheet.notKnown],
    ...(warnings.length > 0 && { warnings }),
    ...(sheet.open.length + warnings.length > 0 && code !== undefined && codeOf(code)),
  };
}

/** The code of a game, to be typed before 'Yes' works. */
export const codeOf = (code: string): Required<Pick<Confirmation, 'typed'>> => ({
  typed: { label: { key: 'settlement.code' }, value: code },
});

/** That rupees are above what the operator calls a large amount; nothing where they are not (SET-04). */
export function largeAmount(amount: unknown): Text[] {
  const { bigAmount } = config();
  return isAbove(amount, bigAmount)
    ? [
        {
          key: 'settlement.largeAmount',
          params: { amount: formatRupees(amount), limit: formatRupees(bigAmount) },
        },
      ]
    : [];
}

/** That nobody could tell whether the amount is large; nothing where no limit is set (SET-04). */
export function limitUnchecked(): Text[] {
  const { bigAmount } = config();
  return bigAmount === undefined
    ? []
    : [{ key: 'settlement.limitUnchecked', params: { limit: formatRupees(bigAmount) } }];
}

/** What the re-read found to be another than on the sheet; the game's status is told beside it already. */
export function changeLines(changes: readonly Change[]): Text[] {
  const told = changes.filter(({ kind }) => kind !== 'gameStatus');
  const named = told.slice(0, NAMED).map(
    ({ kind, label, before, after }): Text => ({
      key: `settlement.changed.${kind}`,
      params: { label, before: said(kind, before), after: said(kind, after) },
    }),
  );
  const more = told.length - named.length;
  return more === 0
    ? named
    : [...named, { key: 'settlement.changed.more', params: { smart_count: more } }];
}

/** What an action compares and tells of a change, when its decision rests on these facts (PRD-18). */
export const restingOn = <Subject>(factsOf: (subject: Subject) => readonly Fact[]) => ({
  stateOf: factsOf,
  changes: (before: Subject, now: Subject): Text[] =>
    changeLines(changedSince(factsOf(before), factsOf(now))),
});

/** A state within a sentence, in the language of the reader; what users or staff wrote stays as it is. */
function said(kind: Change['kind'], shown: string | null): Text | string {
  if (shown === null) return MISSING;
  if (kind === 'distributeFlag') return { key: shown === 'true' ? 'common.yes' : 'common.no' };
  return WORDED.includes(kind) ? statusWord(shown) : shown;
}

/** 'populated in this session at 14:03', or 'not known here': no call tells it (PRD-15). */
export function leaderboardFigure(populatedAt: number | null): ConfirmationFigure {
  const label = { key: 'settlement.leaderboard' } as const;
  return populatedAt === null
    ? { label, value: { key: 'settlement.notKnownHere' } }
    : { label, value: { key: 'settlement.populatedAt', params: { time: timeOf(populatedAt) } } };
}
