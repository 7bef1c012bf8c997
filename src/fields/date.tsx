import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { config } from '#config/current.ts';
import type { Field, FieldKind } from '#fields/field.ts';
import { Refused } from '#fields/rules.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { type DateStyle, formatDate, readMoment } from '#rules/dates.ts';
import { type Day, toDay } from '#rules/days.ts';
import { onDay } from '#rules/moments.ts';
import { dayOf } from '#rules/timeZones.ts';
import { DateText } from '#ui/DateText.tsx';
import { dayCell, momentCell } from '#ui/exportRows.ts';

/** The day of a stored day or moment, as a picker of days takes it; '' for what is none. */
function pickedDay(value: unknown): Day {
  const { timeZone } = config();
  const moment = readMoment(value, timeZone);
  return moment instanceof Date ? dayOf(moment, timeZone) : (moment ?? '');
}

const styleOf = ({ day }: Field): DateStyle => (day ? 'date' : 'dateTime');

/** A picked day keeps the time of a stored moment, unless the field is of days (CFG-10). */
function DayInput({ field }: { field: Field }) {
  const { getValues } = useFormContext();
  const [like] = useState<unknown>(() => getValues(field.source));
  return (
    <TextFieldInput
      field={field}
      type="date"
      shown={pickedDay}
      read={(typed) => {
        if (typed === '') return null;
        const day = toDay(typed);
        if (day === null) return new Refused(typed, 'notMoment');
        return field.day ? day : onDay(day, like, config().timeZone);
      }}
    />
  );
}

/** A day or a moment, shown in the configured time zone; '—' for a bad one (APP-17). A day is typed. */
export const date: FieldKind = {
  Cell: ({ value, field }) => <DateText value={value} style={styleOf(field)} />,
  toText: (value, field) =>
    formatDate(value, { style: styleOf(field), timeZone: config().timeZone }),
  inFile: (value, { day }) => (day ? dayCell(value) : momentCell(value)),
  Input: DayInput,
  compares: 'day',
};
