import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Compared, comparedWith, type Period } from '#rules/periods.ts';

/** The key of an address that says what a report is compared with (RNG-02). */
export const COMPARE = 'compare';

const NOTHING: Compared = { kind: '', period: null };

/** What the address compares a period with (RNG-02). */
export function useComparison(period: Period | null): Compared {
  const [query] = useSearchParams();
  const text = query.get(COMPARE) ?? '';
  const same = period && `${period.from}_${period.to}`;
  return useMemo(() => {
    const [from, to] = same?.split('_') ?? [];
    return from && to ? comparedWith(text, { from, to }) : NOTHING;
  }, [text, same]);
}
