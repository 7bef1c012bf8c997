import type { DeskQuestion } from '#resources/answer-desk/desk.ts';
import { sameId } from '#rules/ids.ts';

/** An active question '1' with the options 1-a 'Yes' and 1-b 'No', without an answer. */
export function aQuestion(
  n: number,
  { stored = null, ...fields }: Partial<DeskQuestion<string>> = {},
): DeskQuestion<string> {
  const options = [
    { id: `${n}-a`, text: 'Yes' },
    { id: `${n}-b`, text: 'No' },
  ];
  return {
    key: String(n),
    id: n,
    n,
    text: `Question ${n}?`,
    telling: '',
    state: 'active',
    options: () => options,
    stored,
    answered: options.some(({ id }) => sameId(id, stored)),
    closed: null,
    subject: `question ${n}`,
    ...fields,
  };
}
