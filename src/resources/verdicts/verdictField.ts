import type { Field } from '#fields/field.ts';
import type { Text } from '#i18n/useText.ts';
import {
  VERDICT_CODES,
  type Verdict,
  type VerdictCode,
  verdictCode,
} from '#rules/verdicts/verdict.ts';
import { later } from '#ui/later.ts';

/** A record with what became of it. */
export interface Judged {
  verdict: Verdict;
  verdictCode: VerdictCode;
}

/** What a record gets of its verdict. */
export const judged = (verdict: Verdict): Judged => ({
  verdict,
  verdictCode: verdictCode(verdict),
});

/** A verdict in words, with what keeps it from being told. */
export function codeText(code: VerdictCode): Text {
  if (!code.startsWith('unknown.')) return { key: `why.verdict.${code as 'won'}` };
  return {
    key: 'why.verdict.unknownWhy',
    params: { why: { key: `why.${code as 'unknown.slots'}` } },
  };
}

/** The column of a verdict: a chip on the page, the same words in a copy or a file (WHY-01). */
export const verdictField: Field = {
  source: 'verdictCode',
  type: 'choice',
  label: 'why.verdict.label',
  choices: VERDICT_CODES.map((id) => ({ id, label: codeText(id) })),
  findable: false,
  form: false,
  cell: later(() => import('#resources/verdicts/VerdictCell.tsx'), 'VerdictCell'),
};
