import type { ReactNode } from 'react';
import { grantAction } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import type { Text, TextKey } from '#i18n/useText.ts';
import type { State } from '#rules/settlement.ts';

/** Why something may not be done now: a text to show (UI-14). */
export type Reason = Text;

/** Something that is still open, and the records it concerns by name, such as the questions without an answer. */
export type OpenPoint = Text & { items?: readonly string[] };

/** A count or an amount, as it is shown; a Text such as 'not known here' where there is none. */
export interface ConfirmationFigure {
  label: Text;
  value: string | Text;
}

/** What the dialog asks before an action is sent (UI-01). `settlementConfirmation` makes one of a settlement. */
export interface Confirmation {
  title: Text;
  /** Said in front of all else: that the amount is large (SET-04). */
  warnings?: readonly Text[];
  /** Each a sentence of its own; the first names the record. */
  lines: readonly Text[];
  /** Counts and amounts of what will be done. */
  figures?: readonly ConfirmationFigure[];
  /** What is open and should be looked at first. */
  open?: readonly OpenPoint[];
  /** What the console cannot tell, because only the services know it. */
  notKnown?: readonly Text[];
  /** To be typed exactly before 'Yes' works, such as a game's code. */
  typed?: { label: Text; value: string };
  /** 'Yes' does not work before this moment, in milliseconds since 1970 (429). */
  until?: number;
}

/** What goes along with the question of an action: read while it stands open, followed after it was confirmed. */
export interface Beside {
  /** More to read within the dialog. */
  show?: () => ReactNode;
  /** Why 'Yes' does not work before the first amendment. */
  hold?: Text | undefined;
  /** Begins to read once the question stands; `amend` changes what it asks, but nothing after 'Yes'. */
  begin?: (amend: (change: (asked: Confirmation) => Confirmation) => void) => void;
  /** Told once the service confirmed it, with the number of its entry in the activity list. Not waited for. */
  confirmed?: (entry: number) => void;
}

/** Rupees that move, or something else that cannot be taken back: a mail, a decision on a document. */
export type MoneyMark = 'rupees' | 'final';

/** A toast's title and text; a plain string is the server's own sentence. */
export interface Told {
  title?: Text | string;
  text?: Text | string;
}

/**
 * Everything a person can do to a service is one such value, whoever shows it. `useAction` is the only way to
 * send it. `Subject` is the record acted on, `Extra` what the person chose or typed for it.
 */
export interface Action<Subject, E extends Endpoint = Endpoint, Extra = undefined> {
  // Methods, not function properties: so that a list may hold actions of different records.
  /** Unique name: 'bank.removeBypass'. */
  readonly name: string;
  readonly label: TextKey | Text;
  readonly endpoint: E;
  /** Closed by default: who is not named may not. */
  readonly roles: readonly Role[];
  /** How the record is named in the activity list, dialogs and notices: 'IND v AUS', 'user 1048213'. */
  record(subject: Subject): string;
  /** How a new record is named by what was typed for it, in the activity list and in notices; default: `record`. */
  named?(subject: Subject, extra: Extra): string | null;
  /** What of the record is acted on, such as the ids of ticked leagues; default: all of it. */
  parts?(subject: Subject): readonly string[];
  /** What is locked while the answer is open; default: the endpoint and the record. One game, one lock. */
  lock?(subject: Subject): string;
  /** True, or why not now. Asked for display and again between 'Yes' and the sending. */
  when?(subject: Subject, extra: Extra): true | Reason;
  input(subject: Subject, extra: Extra): InputOf<E>;
  /** Absent: sent without asking. */
  confirm?(subject: Subject, extra: Extra): Confirmation;
  /** What goes along with the dialog, such as figures that are read while it stands open (SET-01, SET-02). */
  beside?(subject: Subject, extra: Extra): Beside;
  /** The place of a page in which its question stands, where that is open; else, and by default, a dialog asks. */
  readonly asksAt?: string;
  /** Reads the record again: after 'Yes', and for money after an unknown end. */
  reread?(subject: Subject): Promise<Subject | undefined>;
  /**
   * The facts that the decision rests on, as data: ids, texts, options, values, statuses, prices. Never shown
   * words, which may be equal where the facts are not; a change of any stops the sending (PRD-18). `restingOn`
   * makes it.
   */
  stateOf?(subject: Subject): State;
  /** How the state is told to the reader in short; default: as `stateOf` has it, where that is a text (APP-17). */
  stateText?(subject: Subject): Text | string;
  /** What of the facts is another now than on the dialog, line by line; any line stops the sending too (PRD-18). */
  changes?(before: Subject, now: Subject): readonly Text[];
  /** Of a money action: what its button bears. Default: 'rupees'. */
  readonly mark?: MoneyMark;
  /** Notices of 3000 ms with 'Loading', 'Success', 'Error' (NET-07), or plain ones of 5000 ms. Default: 'action'. */
  readonly notices?: 'action' | 'plain';
  /**
   * Of a money action that none of its lists tells of: what is said after an unknown end, instead of what was
   * read. Where there is nothing to read: ask before you repeat it (NET-06).
   */
  readonly untold?: Text;
  /** Of a step that is done once: what its button says when it was confirmed and can still be pressed: 'Paid %{time} by %{person}'. */
  readonly doneAt?: TextKey;
  /** Both are given the server's own sentence, cleaned, if it sent one. */
  succeeded?(message: string | undefined, subject: Subject): Told;
  failed?(message: string | undefined, subject: Subject): Told;
}

/** Declares an action; see `Action`. */
export function action<Subject, Extra = undefined, const E extends Endpoint = Endpoint>(
  declaration: Action<Subject, E, Extra>,
): Action<Subject, E, Extra> {
  actions.set(declaration.name, declaration as unknown as AnyAction);
  grantAction(declaration.name, declaration.roles);
  return declaration;
}

/** The state of a record as it is told; '' where the action has none. */
export const stateTextOf = <Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
): Text | string => {
  if (action.stateText) return action.stateText(subject);
  const state = action.stateOf?.(subject);
  return typeof state === 'string' ? state : '';
};

/** An action of whatever record. */
export type AnyAction = Action<unknown, Endpoint, unknown>;
/** Every declared action by name; the fault and role tests walk over all of them. */
export const actions = new Map<string, AnyAction>();

/** What an action is noted to be done to (ACT-01). */
export const nameOf = <Subject, E extends Endpoint, Extra>(
  action: Action<Subject, E, Extra>,
  subject: Subject,
  extra: Extra,
): string => action.named?.(subject, extra) || action.record(subject);

/** Is this an action that moves money or cannot be undone (NET-06)? */
export const isMoney = (candidate: { endpoint: Endpoint }): boolean =>
  candidate.endpoint.effect === 'money';

/** What the buttons of an action bear; null when it is no money action. */
export const markOf = (candidate: { endpoint: Endpoint; mark?: MoneyMark }): MoneyMark | null =>
  isMoney(candidate) ? (candidate.mark ?? 'rupees') : null;
