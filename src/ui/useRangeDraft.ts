import { useContext, useState } from 'react';
import { useLocale } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import { type Day, toDay } from '#rules/days.ts';
import { mayAskPeriod, type Period, periodFrom, readTypedDay } from '#rules/periods.ts';
import { type Allowed, reason } from '#rules/reason.ts';
import { TimeZoneContext } from './TimeZone.ts';

/** Both ends as texts: as they are typed, or as an address names them. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

export interface RangeDraft {
  readonly typed: Ends;
  readonly type: (typed: Ends) => void;
  /** The days that were typed; '' for none, and what was typed where it is no day. */
  readonly days: Ends;
  readonly period: Period | null;
  /** May a report be asked for these days, and why not. */
  readonly allowed: Allowed;
  /** A day in the words of the reader. */
  readonly said: (day: Day) => string;
}

/** A typed range of days that follows the one in force (RNG-01). */
export function useRangeDraft({ from, to }: Ends): RangeDraft {
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  const said = (day: string) => (toDay(day) ? formatDate(day, { timeZone, locale }) : day);
  const applied = JSON.stringify([from, to, locale]);
  const [seen, setSeen] = useState(applied);
  const [typed, type] = useState<Ends>({ from: said(from), to: said(to) });
  if (seen !== applied) {
    setSeen(applied);
    type({ from: said(from), to: said(to) });
  }
  const read = (text: string) => readTypedDay(text) ?? text.trim();
  const days = { from: read(typed.from), to: read(typed.to) };
  const unreadable = [days.from, days.to].find((day) => day !== '' && toDay(day) === null);
  const allowed =
    unreadable === undefined
      ? mayAskPeriod(days.from, days.to)
      : reason('dayUnreadable', { typed: unreadable });
  return { typed, type, days, allowed, said, period: periodFrom(days.from, days.to) };
}
