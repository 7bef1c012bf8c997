import type { Field } from '#fields/field.ts';
import type { NameRule } from '#fields/names.ts';
import type { Label } from '#ui/page.ts';

/** A list of another resource that belongs to a record (CFG-08). */
export interface Related {
  /** The name of the other resource. */
  resource: string;
  /** Its field that holds the id of the record. */
  by: string;
  /** Default: the heading of its list. */
  label?: Label;
  /** Of its columns these alone, by source or name; default: all but `by`. */
  columns?: readonly string[];
  /** A link in each row of the list; 'count': with the number, which costs a call for each row. */
  list?: boolean | 'count';
}

/** What a resource says of one record (CFG-05, CFG-08, CFG-12). */
export interface RecordKeys {
  /** What a record is called: '{first_name} {last_name}'; default: its name, title or label, else 'order 12'. */
  recordName?: NameRule;
  related?: readonly Related[];
  /** What a press on a row opens; default: nothing. */
  rowClick?: 'record' | 'edit' | 'none';
  /** A new record can start with the values of another one. */
  clone?: boolean;
  /** What is typed before an action is sent, by the action's name. */
  asks?: Readonly<Record<string, readonly Field[]>>;
}
