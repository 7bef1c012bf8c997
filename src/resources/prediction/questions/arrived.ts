import type { LeagueTemplate, PredictionQuestion, QuestionTemplate } from '#contract/prediction.ts';
import { sameNumber } from '#rules/decimal.ts';
import type { Id } from '#rules/ids.ts';
import { type QuestionDraft, toChoices } from '#rules/questionEditor.ts';
import { tidy } from '#rules/text.ts';
import { signatureOf } from './drafts.ts';

/** A record that was sent, and how to know it in a list. */
export interface Awaited<Row> {
  /** Ids that the list had before. */
  readonly before: ReadonlySet<string>;
  readonly isIt: (row: Row) => boolean;
}

interface Listed {
  readonly _id: Id;
}

export const idsIn = (rows: readonly Listed[]): ReadonlySet<string> =>
  new Set(rows.map(({ _id }) => String(_id)));

/** Which of those awaited the list shows now; each new row stands for one of them. */
export function arrived<Row extends Listed, One extends Awaited<Row>>(
  awaited: readonly One[],
  rows: readonly Row[],
): One[] {
  const taken = new Set<Row>();
  return awaited.filter(({ before, isIt }) => {
    const row = rows.find((one) => !taken.has(one) && !before.has(String(one._id)) && isIt(one));
    if (row) taken.add(row);
    return row !== undefined;
  });
}

const alike = (a: string | null | undefined, b: string | null | undefined): boolean =>
  tidy(a ?? '') === tidy(b ?? '');

/** Does a question, or a template of one, read as it was sent? */
export const readsAs =
  (sent: { question: string; choices: readonly { choice: string }[] }) =>
  ({ question, choices }: Pick<PredictionQuestion | QuestionTemplate, 'question' | 'choices'>) =>
    alike(question, sent.question) &&
    choices.length === sent.choices.length &&
    choices.every(({ choice }, nth) => alike(choice, sent.choices[nth]?.choice));

/** Is it a league template of this entry and these slots? */
export const costsAs =
  (sent: { entry: number; max_entries: number }) =>
  ({ entry, max_entries }: LeagueTemplate): boolean =>
    sameNumber(entry, sent.entry) && sameNumber(max_entries, sent.max_entries);

/** A question or template as it was typed and sent. */
export interface AwaitedDraft extends Awaited<PredictionQuestion | QuestionTemplate> {
  readonly signature: string;
}

export const awaitedDraft = (draft: QuestionDraft, before: ReadonlySet<string>): AwaitedDraft => ({
  before,
  signature: signatureOf(draft),
  isIt: readsAs({ question: draft.question, choices: toChoices(draft, 'add') }),
});
