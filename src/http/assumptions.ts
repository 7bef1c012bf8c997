import { readAssumptions } from '#config/assumptions.ts';
import type { Config } from '#config/schema.ts';
import { type Corrections, correctAnswer, correctInput } from '#contract/corrections.ts';
import { type Correcting, setCorrecting } from '#http/corrected.ts';

/** How answers and inputs are corrected; null where the configuration corrects nothing. Throws ConfigProblem. */
export function correctingOf(config: Pick<Config, 'assumptions' | 'services'>): Correcting | null {
  const corrections: Corrections | null = readAssumptions(config);
  return (
    corrections && {
      answer: (endpoint, sent) => correctAnswer(corrections, endpoint, sent),
      input: (endpoint, input) => correctInput(corrections, endpoint, input),
    }
  );
}

/** From here on calls are corrected as the configuration says (CHK-04). Throws ConfigProblem for a mistake in it. */
export const takeAssumptions = (config: Pick<Config, 'assumptions' | 'services'>): void =>
  setCorrecting(correctingOf(config));
