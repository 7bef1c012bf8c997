import { formatCount } from '#rules/money.ts';

/** A count with Indian grouping; '—' for what is no number. */
export function Count({ value }: { value: unknown }) {
  return <span className="figure">{formatCount(value)}</span>;
}
