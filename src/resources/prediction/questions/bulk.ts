import type { LeagueTemplate, PredictionLeague, PredictionQuestion } from '#contract/prediction.ts';
import type { Text } from '#i18n/useText.ts';
import { sameNumber } from '#rules/decimal.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { isOpen } from '#rules/prediction.ts';

/** A bulk action that was sent, and what its success would look like in the list (PRD-17). */
export type SentBulk =
  | {
      kind: 'addLeagues';
      ids: readonly Id[];
      templates: readonly LeagueTemplate[];
      /** Leagues that each question had before, by question id. */
      before: ReadonlyMap<string, readonly Id[]>;
      /** What the service said of it, or our words for how it failed; '' when it did not. */
      message: Text | string;
    }
  | { kind: 'activate'; ids: readonly Id[]; leagues: readonly Id[]; message: Text | string };

/** Leagues of a question that were activated, or cancelled with a refund (PRD-11). */
export interface SentLeagues {
  readonly what: 'activate' | 'cancel';
  readonly ids: readonly Id[];
}

/** The leagues of some questions, to tell new ones from old ones later. */
export const leaguesBefore = (
  questions: readonly PredictionQuestion[],
): ReadonlyMap<string, readonly Id[]> =>
  new Map(questions.map(({ _id, leagues }) => [String(_id), leagues.map((league) => league._id)]));

/** The templates for which a question has no league of its own that it did not have before. */
function missingTemplates(
  question: PredictionQuestion,
  templates: readonly LeagueTemplate[],
  before: readonly Id[],
): LeagueTemplate[] {
  const fresh = question.leagues.filter(({ _id }) => !before.some((id) => sameId(id, _id)));
  return templates.filter(({ entry, max_entries }) => {
    const place = fresh.findIndex(
      (league) => sameNumber(league.entry, entry) && sameNumber(league.max_entries, max_entries),
    );
    if (place >= 0) fresh.splice(place, 1);
    return place < 0;
  });
}

const missingAt = (
  { templates, before }: Extract<SentBulk, { kind: 'addLeagues' }>,
  question: PredictionQuestion,
): LeagueTemplate[] =>
  missingTemplates(question, templates, before.get(String(question._id)) ?? []);

/** Has none of the questions any league that it did not have before? */
export const noneAdded = (
  { ids, before }: Extract<SentBulk, { kind: 'addLeagues' }>,
  questions: readonly PredictionQuestion[],
): boolean =>
  questions
    .filter(({ _id }) => ids.some((id) => sameId(id, _id)))
    .every(({ _id, leagues }) => {
      const old = before.get(String(_id)) ?? [];
      return leagues.every((league) => old.some((id) => sameId(id, league._id)));
    });

/** The calls that add what is missing and nothing twice: questions that miss the same templates go together. */
export function missingLeagues(
  sent: Extract<SentBulk, { kind: 'addLeagues' }>,
  questions: readonly PredictionQuestion[],
): { ids: Id[]; templates: LeagueTemplate[] }[] {
  const calls = new Map<string, { ids: Id[]; templates: LeagueTemplate[] }>();
  for (const question of failedQuestions(sent, questions)) {
    const templates = missingAt(sent, question);
    const name = JSON.stringify(templates.map(({ entry, max_entries }) => [entry, max_entries]));
    const call = calls.get(name) ?? { ids: [], templates };
    call.ids.push(question._id);
    calls.set(name, call);
  }
  return [...calls.values()];
}

/** Those of the leagues at which the list does not show what was sent: still inactive, or still open. */
export const leaguesLeft = (
  { what, ids }: SentLeagues,
  leagues: readonly PredictionLeague[],
): PredictionLeague[] =>
  leagues
    .filter(({ _id }) => ids.some((id) => sameId(id, _id)))
    .filter((league) => (what === 'activate' ? league.status === 'inactive' : isOpen(league)));

/**
 * The questions at which the list does not show what was sent. Told from what was read, whatever the service
 * said: one call for many questions may have done some of them. A question that is gone is not among them.
 */
export function failedQuestions(
  sent: SentBulk,
  questions: readonly PredictionQuestion[],
): PredictionQuestion[] {
  return questions
    .filter(({ _id }) => sent.ids.some((id) => sameId(id, _id)))
    .filter((question) =>
      sent.kind === 'addLeagues'
        ? missingAt(sent, question).length > 0
        : question.leagues.some(
            ({ _id, status }) =>
              status === 'inactive' && sent.leagues.some((id) => sameId(id, _id)),
          ),
    );
}
