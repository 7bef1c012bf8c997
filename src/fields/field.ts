import type { ComponentType } from 'react';
import type { Role } from '#authProvider/roles.ts';
import type { Operator } from '#dataProvider/conditions.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Text, TextKey, Words } from '#i18n/useText.ts';
import type { StatusTone } from '#rules/status.ts';
import type { Label } from '#ui/page.ts';

/** The kinds of field; each answers every question about itself in a file of its own (CFG-01). */
export type FieldType =
  | 'text'
  | 'number'
  | 'rupees'
  | 'date'
  | 'boolean'
  | 'choice'
  | 'status'
  | 'reference'
  | 'image'
  | 'audio'
  | 'json'
  | 'choices'
  | 'list'
  | 'map'
  | 'money'
  | 'percent'
  | 'datetime'
  | 'email'
  | 'phone'
  | 'link'
  | 'colour'
  | 'longText';

export interface Choice {
  id: string;
  /** What is sent and filtered by, where it is no text; its text is the id. */
  value?: number | boolean;
  label: Label;
  /** Of a status; one without is grey, unless it is known. */
  tone?: StatusTone;
}

/** How a list is filtered by a field, where that is more than a name (CFG-06). */
export interface FieldFilter {
  /** The query name; default: the source. */
  name?: string;
  /** Several of the choices at a time. */
  many?: boolean;
  /** Those that the service has; default: all that the kind has. */
  operators?: readonly Operator[];
}

/** Holds while each of these fields has one of these values. */
export type When = Readonly<Record<string, unknown>>;

/** A column of a copy or a file. */
export interface FileColumn {
  label: Label;
  value: (record: ResourceRecord) => unknown;
}

/** One field of a resource. */
export interface Field {
  /** Where the value is in the record: 'user_id', 'team.name'. */
  source: string;
  type: FieldType;
  label: Label;
  /** Shown in the list, the form, the record's page; each is on unless it is false. */
  list?: boolean;
  form?: boolean;
  show?: boolean;
  /** False: has no value of its own; left out of copies and exports. */
  exported?: boolean;
  sortable?: boolean;
  /** False: what the list is searched for is not looked for in it. */
  findable?: boolean;
  /** A search box above the list, or a choice; the query name when it is not the source. */
  search?: boolean | string;
  filter?: boolean | string | FieldFilter;
  /** Of a date: the day alone is meant, typed or filtered by, whatever time was stored with it (CFG-06, CFG-10). */
  day?: boolean;
  /** A phone number: it is found however it is written. */
  phone?: boolean;
  /** What its search box or filter is called, when not by the label. */
  searchLabel?: Label;
  /** Said below its input. */
  hint?: Label;
  /** Form rules. */
  required?: boolean;
  readOnly?: boolean;
  multiline?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  integer?: boolean;
  default?: string | number | boolean;
  choices?: readonly Choice[];
  /** Name of the resource that a `reference` points to. */
  reference?: string;
  /** Of a list of records: what each has (CFG-09). */
  fields?: readonly Field[];
  /** Of keys and values: what the values are; default text. */
  values?: 'text' | 'number' | 'boolean';
  /** Shown and sent while other fields have these values (CFG-11). */
  showIf?: When;
  /** A column that is left out until a person asks for it. */
  hidden?: boolean;
  /** Who may see and send it; default: whoever opens the resource. */
  roles?: readonly Role[];
  /** Not for the person who is signed in: neither shown nor sent nor filtered by. */
  withheld?: boolean;
  /** A list of ids. */
  many?: boolean;
  /** The query name that the picker of a reference searches by; default: that of the resource's search box. */
  searchBy?: string;
  /** False: no new record of the other resource is made where one is picked. */
  creates?: boolean;
  /** What the service sorts by for this column, where that is not the source: 'customer.last_name'. */
  sortBy?: string;
  /** Of a column that shows a source which another field has too. */
  name?: string;
  /** Shown instead of the value, filled from the record: '{city}, {zipcode}'. */
  template?: Words;
  /** Of money: 'EUR'; default INR. Decimals shown, and typed at most. Of a percentage: 0.2 is stored for 20 %. */
  currency?: string;
  decimals?: number;
  fraction?: boolean;
  /** What the whole text has to look like, how long it has to be, and what is said of one that does not fit. */
  pattern?: string;
  minLength?: number;
  invalid?: Label;
  /** Of a number: its sum stands under the list, or under the rows that it is in (CFG-09, CFG-10, RNG-02). */
  total?: boolean;
  /** An id: copied by a control, figures of equal width. */
  id?: boolean;
  /** Shows the cell instead of its kind; what three lines of React say better. */
  cell?: ComponentType<{ record: ResourceRecord }>;
  /** What it is in a copy or a file, where that is several columns. */
  columns?: readonly FileColumn[];
  /** The text of a copy or an export, where the kind's own would not read as the cell does; `t` words it. */
  text?: (value: unknown, t?: FileWords['t']) => string;
}

/** What a column is known by: several may show one source. */
export const columnOf = ({ name, source }: { name?: string | undefined; source: string }): string =>
  name ?? source;

/** What the rows are sorted by for a column. */
export const sortOf = ({ sortBy, source }: Pick<Field, 'sortBy' | 'source'>): string =>
  sortBy ?? source;

const NUMERIC: readonly FieldType[] = ['number', 'rupees', 'money', 'percent'];

/** Is it a number, typed and added up as one? */
export const isNumeric = (type: FieldType): boolean => NUMERIC.includes(type);

/** What stands for a choice where it is sent or filtered by, of its own type. */
export const chosenValue = ({ choices }: Field, id: string): string | number | boolean =>
  choices?.find((choice) => choice.id === id)?.value ?? id;

/** What a cell is given. */
export interface CellProps {
  value: unknown;
  field: Field;
  record: ResourceRecord;
}

/** What the cells of a copy or a file are worded with. */
export interface FileWords {
  t: (text: TextKey | Text) => string;
  label: (label: Label) => string;
  /** The name of a record of another resource, or null when it is not known. */
  nameOf: (resource: string, id: unknown) => string | null;
}

/** What a kind of field answers; how it is typed is said by `inputs.tsx`, which a list does without. */
export interface FieldKind {
  /** How it is shown in a list and on a record's page. */
  Cell: ComponentType<CellProps>;
  /** The same as plain text, for exports, copies and the search in what was read. */
  toText: (value: unknown, field: Field) => string;
  /** What a copy or a file says instead, where the cell shows other words than `toText`. */
  inFile?: (value: unknown, field: Field, words: FileWords) => string;
  /** How a record's page shows it, where that has more room than a cell. */
  Full?: ComponentType<CellProps>;
  /** As what a list is filtered by it; default: as text. Nothing: only by whether it is there (CFG-06). */
  compares?: 'number' | 'day' | 'yesNo' | 'choice' | 'reference' | 'nothing';
  align?: 'right';
}
