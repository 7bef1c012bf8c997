import { config } from '#config/current.ts';
import type { FieldKind } from '#fields/field.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { formatDate } from '#rules/dates.ts';
import { DateText } from '#ui/DateText.tsx';

/** A day or a moment, shown in the configured time zone; '—' for a bad one (APP-17). */
export const date: FieldKind = {
  Cell: ({ value }) => <DateText value={value} style="dateTime" />,
  toText: (value) => formatDate(value, { style: 'dateTime', timeZone: config().timeZone }),
  Input: ({ field }) => <TextFieldInput field={field} type="date" />,
};
