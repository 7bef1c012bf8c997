import type { StatusWord } from './statusWord.ts';

/** Names of the texts in the area `reasons`; a name without its text, or the reverse, does not compile. */
export type ReasonName =
  // typed numbers and texts
  | 'numberMissing'
  | 'numberNotPlain'
  | 'numberNotWhole'
  | 'numberNotExact'
  | 'numberTooManyDecimals'
  | 'numberTooLow'
  | 'numberTooHigh'
  | 'required'
  | 'nothingTicked'
  | 'dateMissing'
  | 'fromAfterTo'
  | 'dayUnreadable'
  | 'periodTooLong'
  | 'userMissing'
  // any status
  | 'statusMissing'
  | 'statusUnknown'
  // prediction
  | 'gameInactive'
  | 'gameNotActive'
  | 'gameStillActive'
  | 'gameNotReconciled'
  | 'leagueNotInactive'
  | 'leagueClosed'
  | 'noOpenLeague'
  | 'noInactiveLeague'
  | 'answerNotChosen'
  | 'answerNotOffered'
  | 'answerAmbiguous'
  | 'answerUnchanged'
  | 'questionEmpty'
  | 'optionsTooFew'
  | 'optionEmptied'
  // settlement
  | 'questionsUnanswered'
  | 'questionsStatusUnknown'
  | 'leaguesInactive'
  | 'leaguesActive'
  | 'leaguesStatusUnknown'
  | 'noQuestions'
  // trades
  | 'questionNotActive'
  | 'gameCancelled'
  | 'distributeFlagOff'
  // picks
  | 'playerMissing'
  | 'categoryMissing'
  | 'valueUnusable'
  | 'playerTwice'
  | 'noPlayers'
  | 'gameTakesNoPlayers'
  | 'lineUnchanged'
  | 'lineNotInactive'
  | 'gameNotNew'
  | 'notActiveTab'
  | 'noActiveQuestions'
  | 'playerUnnamed'
  | 'playerUnknown'
  | 'playerAmbiguous'
  | 'playerRepeated'
  // coupons
  | 'codeInvisible'
  | 'codeTooLong'
  | 'percentageTooHigh'
  // PAN
  | 'panDecided';

type Params = Record<string, string | number | StatusWord>;

/** Why something is not allowed, as a text key with what its placeholders take. */
export interface Reason {
  readonly key: `reasons.${ReasonName}`;
  readonly params?: Params;
  /** The control is absent instead of disabled, and the reason goes to 'Why not?' (UI-14). */
  readonly hidden?: true;
}

/** True, or the reason why not. */
export type Allowed = true | Reason;

/** A reason with what its text takes. */
export const reason = (name: ReasonName, params?: Params): Reason =>
  params === undefined ? { key: `reasons.${name}` } : { key: `reasons.${name}`, params };

/** The same answer, for a control that is absent when it is not allowed (UI-14). */
export const hiddenUnless = (allowed: Allowed): Allowed =>
  allowed === true ? true : { ...allowed, hidden: true };

/** The reason if the condition holds. */
export const refuseIf = (refused: boolean, why: Reason): Allowed => (refused ? why : true);

/** The first reason against it; true when there is none. */
export const firstReason = (...checks: readonly Allowed[]): Allowed =>
  checks.find((check) => check !== true) ?? true;

/** A reason that counts, for a list of open points; none for zero. */
export const counted = (name: ReasonName, count: number): Reason[] =>
  count === 0 ? [] : [reason(name, { smart_count: count })];
