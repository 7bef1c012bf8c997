import type { RaRecord, SortPayload } from 'ra-core';
import type { Action } from '#actions/action.ts';
import type { Endpoint, ServiceName } from '#contract/endpoint.ts';
import type { OperatorNames } from '#dataProvider/conditions.ts';

/** A list that is one of the console's own calls: where its rows are, and what tells one from another (CFG-02). */
interface CalledData {
  endpoint: Endpoint;
  /** Where the rows are: 'data', 'result.tooltips', or '' when the answer is the list. */
  records: string;
  /** The rows of what is there, where that is no list: games under headings. */
  rows?(there: unknown): readonly unknown[];
  /** Name of the row's key; default '_id'. Null: it has none, and is known by its place in the answer. */
  key?: string | null;
  /** The call that gives one record, with `{id}` in its path, and where the record is; else it is found in the list. */
  one?: { endpoint: Endpoint; record: string };
  /** Query values that never change. */
  query?: Record<string, string | number>;
}

/**
 * A resource whose call gives all rows at once: filter, sort and pages are made here, in the service's order by
 * default. Of a filter, what the call's query names is sent, the rest is looked for in the answer (CFG-02).
 */
export interface WholeData extends CalledData {
  dialect: 'whole';
}

/** A resource whose call gives a page. The filter names of the resource are the call's query names. */
export interface PagedData extends CalledData {
  dialect: 'paged';
  /** Where the number of rows or of pages is; without either a short page is the last (UI-08). */
  total?: string;
  pages?: string;
  /** Query names of page (from 1) and of page size; null: the service knows no page size. */
  page?: string;
  limit?: string | null;
  /** Query names of the sort field and of its direction with the two values for up and down. */
  sort?: { field: string; order: string; up: string | number; down: string | number };
  /** How it names what is asked of a value, where not as most do (CFG-06). */
  operators?: OperatorNames;
}

/** A resource on a service that speaks ra-data-simple-rest; the default dialect. */
export interface SimpleRestData {
  dialect: 'simple-rest';
  service: ServiceName | (string & {});
  /** Below the service's base, without slashes at the ends. */
  path: string;
  /** How it names what is asked of a value, where not as most do (CFG-06). */
  operators?: OperatorNames;
}

/** What was typed in a resource's form. */
export type FormValues = Record<string, unknown>;
/** An action on one record of a resource. */
export type RecordAction = Action<ResourceRecord, Endpoint, undefined>;
/** An action that sends what was typed for a record. */
export type FormAction = Action<ResourceRecord, Endpoint, FormValues>;

/** What can be done with the records of a resource. */
export interface ResourceActions {
  /** In each row, in this order. */
  row?: readonly RecordAction[];
  /** On ticked rows: one call per record, a failure names its record (PRD-17). */
  bulk?: readonly RecordAction[];
  create?: FormAction;
  edit?: FormAction;
  remove?: RecordAction;
}

/** Where a resource comes from: one dialect or another (CFG-02). */
export type ResourceData = PagedData | WholeData | SimpleRestData;

type Values = Readonly<Record<string, unknown>>;
/** See `ResourceSource`. */
export type ToRecord = (
  row: Record<string, unknown>,
  asked: Values,
  answer?: unknown,
) => Record<string, unknown>;

/** What the data provider needs to know of a resource. */
export interface ResourceSource {
  /** react-admin's name of it. */
  resource: string;
  data: ResourceData;
  actions?: ResourceActions | undefined;
  /** Rows of a page, as its list asks for them. */
  perPage?: number;
  /** The order of its list where nobody chose one. */
  sort?: SortPayload | undefined;
  /**
   * Changes a row into the record that the fields name; `asked`: what its list was asked with, such as { user_id };
   * `answer`: what the row came in.
   */
  toRecord?: ToRecord | undefined;
  /** What a new record's action acts on, where more than what is typed decides; it is read for it. */
  newRecord?: ((values: FormValues) => Promise<ResourceRecord>) | undefined;
}

/** A resource of which only the name is here yet. */
export interface DeferredSource {
  resource: string;
  bring: () => Promise<ResourceSource>;
}

/** Where a record keeps the row's own `id`, when the one that react-admin needs is another. */
export const ID_AS_READ = '#id';

/** A record as react-admin keeps it: `id` is the row's key, unique on the page. */
export type ResourceRecord = RaRecord & Record<string, unknown>;
