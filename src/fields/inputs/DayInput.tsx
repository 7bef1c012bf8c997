import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { config } from '#config/current.ts';
import type { Field } from '#fields/field.ts';
import { Refused } from '#fields/rules.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { readMoment } from '#rules/dates.ts';
import { type Day, toDay } from '#rules/days.ts';
import { onDay } from '#rules/moments.ts';
import { dayOf } from '#rules/timeZones.ts';

/** The day of a stored day or moment, as a picker of days takes it; '' for what is none. */
function pickedDay(value: unknown): Day {
  const { timeZone } = config();
  const moment = readMoment(value, timeZone);
  return moment instanceof Date ? dayOf(moment, timeZone) : (moment ?? '');
}

/** A picked day keeps the time of a stored moment, unless the field is of days (CFG-10). */
export function DayInput({ field }: { field: Field }) {
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
        if (day === null) return new Refused(typed, 'notDay');
        if (field.day) return day;
        return onDay(day, like, config().timeZone) ?? new Refused(typed, 'notMoment');
      }}
    />
  );
}
