import { config } from '#config/current.ts';
import type { FieldKind } from '#fields/field.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { formatDate, readMoment } from '#rules/dates.ts';
import type { Day } from '#rules/days.ts';
import { dayOf } from '#rules/timeZones.ts';
import { DateText } from '#ui/DateText.tsx';
import { momentCell } from '#ui/exportRows.ts';

/** The day of a stored day or moment, as a picker of days takes it; '' for what is none. */
function pickedDay(value: unknown): Day {
  const { timeZone } = config();
  const moment = readMoment(value, timeZone);
  return moment instanceof Date ? dayOf(moment, timeZone) : (moment ?? '');
}

/** A day or a moment, shown in the configured time zone; '—' for a bad one (APP-17). A day is typed. */
export const date: FieldKind = {
  Cell: ({ value }) => <DateText value={value} style="dateTime" />,
  toText: (value) => formatDate(value, { style: 'dateTime', timeZone: config().timeZone }),
  inFile: (value) => momentCell(value),
  Input: ({ field }) => <TextFieldInput field={field} type="date" shown={pickedDay} />,
};
