import type { LeagueTemplate, PredictionQuestion } from '#contract/prediction.ts';
import { sameNumber } from '#rules/decimal.ts';
import { type Id, sameId } from '#rules/ids.ts';

/** A bulk action that was sent, and what its success would look like in the list (PRD-17). */
export type SentBulk =
  | {
      kind: 'addLeagues';
      ids: readonly Id[];
      templates: readonly LeagueTemplate[];
      /** Leagues that each question had before, by question id. */
      before: ReadonlyMap<string, readonly Id[]>;
      /** What the service said of it. */
      message: string;
    }
  | { kind: 'activate'; ids: readonly Id[]; leagues: readonly Id[]; message: string };

/** The leagues of some questions, to tell new ones from old ones later. */
export const leaguesBefore = (
  questions: readonly PredictionQuestion[],
): ReadonlyMap<string, readonly Id[]> =>
  new Map(questions.map(({ _id, leagues }) => [String(_id), leagues.map((league) => league._id)]));

/** Has a question a league of its own for each template that it did not have before? */
function hasNewLeagues(
  question: PredictionQuestion,
  templates: readonly LeagueTemplate[],
  before: readonly Id[],
): boolean {
  const fresh = question.leagues.filter(({ _id }) => !before.some((id) => sameId(id, _id)));
  return templates.every(({ entry, max_entries }) => {
    const place = fresh.findIndex(
      (league) => sameNumber(league.entry, entry) && sameNumber(league.max_entries, max_entries),
    );
    if (place >= 0) fresh.splice(place, 1);
    return place >= 0;
  });
}

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
        ? !hasNewLeagues(question, sent.templates, sent.before.get(String(question._id)) ?? [])
        : question.leagues.some(
            ({ _id, status }) =>
              status === 'inactive' && sent.leagues.some((id) => sameId(id, _id)),
          ),
    );
}
