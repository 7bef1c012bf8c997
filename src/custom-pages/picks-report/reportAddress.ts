import { useSearchParams } from 'react-router';

/** The days of the report in the address (APP-15); '' where there is none. */
export function useReportDays(): { from: string; to: string } {
  const [params] = useSearchParams();
  return { from: params.get('from') ?? '', to: params.get('to') ?? '' };
}

export const searchOf = (days: { from: string; to: string }): string =>
  new URLSearchParams({ from: days.from, to: days.to }).toString();
