import { useContext } from 'react';
import { useLocale } from '#i18n/useText.ts';
import { type DateStyle, formatDate } from '#rules/dates.ts';
import { TimeZoneContext } from './TimeZone.ts';

/** A moment or day in the configured time zone; '—' for what is no date (APP-17). */
export function DateText({ value, style = 'date' }: { value: unknown; style?: DateStyle }) {
  const timeZone = useContext(TimeZoneContext);
  const locale = useLocale();
  return <span className="figure">{formatDate(value, { timeZone, style, locale })}</span>;
}
