import type { ComponentType, ReactNode } from 'react';
import type { Action } from '#actions/action.ts';
import type { Role } from '#authProvider/roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { canSort } from '#dataProvider/order.ts';
import type {
  RecordAction,
  ResourceActions,
  ResourceData,
  ResourceRecord,
  ResourceSource,
} from '#dataProvider/resourceData.ts';
import { type Field, type FileWords, sortOf, type When } from '#fields/field.ts';
import type { ListTabs } from '#resource-kit/list/tabs.ts';
import type { RecordKeys } from '#resource-kit/recordKeys.ts';
import type { StatusTone } from '#rules/status.ts';
import type { Label, Page } from '#ui/page.ts';

/** What an entity is to the staff, declared once (CFG-01); list, forms, routes, menu and guards come from it. */
export interface ResourceDeclaration extends RecordKeys {
  /** Unique: 'bank-verifications'. */
  name: string;
  /** Where its list is; the forms and records are below it. Absent: it has no page, and is read by others. */
  route?: string;
  roles: readonly Role[];
  /** The heading of its list and the name of one record. */
  title: Label;
  /** Below the heading. */
  note?: Label;
  one?: Label;
  /** What the control for a new record is called; default: 'Add' and the name of one. */
  add?: Label;
  menu?: Page['menu'];
  /** Of its pages. */
  texts?: Page['texts'];
  takes?: Page['takes'];
  takesAs?: Page['takesAs'];
  data: ResourceData;
  toRecord?: ResourceSource['toRecord'];
  fields: readonly Field[];
  /**
   * What the list asks for of the parts of its route: { game_id: 'gameId' }, or of its query: { game_type: '?type' };
   * without them it asks for nothing, nor where `mayAsk` says that they make no sense together.
   */
  parts?: Readonly<Record<string, string>>;
  mayAsk?: (parts: Readonly<Record<string, string>>) => boolean;
  /** Presets of its filter. */
  tabs?: ListTabs;
  /** Tabs, filters and tools share one row, the tools as icons: of pages whose rows are worked through. */
  oneRow?: boolean;
  /** What its rows are called to those who hear the page; default: the title. */
  listName?: Label;
  /** Its rows as cards, which read the record from react-admin's context; absent: a table alone. */
  card?: ListCard;
  /** What the box is called that finds in a whole list. */
  find?: Label;
  /** Rows of a page; default 10. */
  perPage?: number;
  /** The sizes of a page to choose from, where there are several. */
  perPages?: readonly number[];
  /** Of the drawer's section, where that is none of ours. */
  icon?: Page['icon'];
  /** Parts of the form and of the record's page, in their order; fields of none come first (CFG-11). */
  sections?: readonly FormSection[];
  /** The tone of rows: the first that holds. What it means is said by a column too. */
  rowTones?: readonly RowTone[];
  sort?: ResourceSource['sort'];
  actions?: ResourceActions;
  /** Where and how a new record is typed, when that is a page of its own: its route names what it is made for. */
  createPage?: {
    route: string;
    load: () => Promise<{ default: ComponentType<{ resource: Resource }> }>;
  };
  newRecord?: ResourceSource['newRecord'];
  /** The form opens beside the list, which stays usable, instead of on a page of its own. */
  formBeside?: boolean;
  /** A page for each record, at `/{id}/show`. */
  shows?: boolean;
  /** Where a record is looked at when that is a page of its own: '/trades/questions-list/:id'. */
  recordRoute?: string;
  /** What the link to it is called in a table; default: 'Open'. */
  recordLabel?: Label;
  /** What an empty list says, and what may be done about it. */
  empty?: Label;
  emptyHint?: Label;
  /** Instead of these, where what is said depends on what was asked for. */
  nothing?: ComponentType;
  /** What precedes the message of a failed list: 'Error fetching data: '. */
  failed?: Label;
  /** Instead of the heading that the title makes: one that names what the route is about. */
  heading?: ComponentType<{ resource: Resource }>;
  /** Its saved file, before the parts that the list asks for; default: the name. */
  file?: string;
  /** A record as several rows of a copy or a file; loaded when one is made. */
  sheet?: () => Promise<SheetRows>;
  /** What is said where the address lacks a part that the list cannot do without; the heading asks for it. */
  missing?: { title: Label; hint?: Label };
  /** Beside the filters: an own form, a notice. */
  aside?: ComponentType;
  /** Rows that can be ticked; default: all of them, where anything can be done with those ticked. */
  mayTick?: (record: ResourceRecord) => boolean;
  /** Instead of the bar of bulk actions, also while nothing is ticked: one whose actions send all ticked rows at once. */
  bulkBar?: ComponentType<{ resource: Resource }>;
  /** Around all that is below the heading: it may narrow the rows, or bring others in their place. */
  frame?: ComponentType<FrameProps>;
  /** Between the filters and the rows: totals, what was done. */
  above?: ComponentType<{ resource: Resource }>;
  /** Below the rows: a chart, a bar of actions. */
  below?: ComponentType<{ resource: Resource }>;
  /** Instead of the filters that the fields name. It is given the resource. */
  filters?: ComponentType<{ resource: Resource }>;
  /** Any page can be typed, where the number of pages is known. */
  anyPage?: boolean;
  /** Instead of the derived list; what a declaration cannot say. It is given the resource. */
  list?: () => Promise<{ default: ComponentType<{ resource: Resource }> }>;
  /** More pages of this entity. */
  pages?: readonly Page[];
}

/** What is around the rows of a list; see `frame`. */
export interface FrameProps {
  resource: Resource;
  children: ReactNode;
}

/** The rows of a sheet that a record fills, each with what it adds to the record. */
export type SheetRows = (
  record: ResourceRecord,
  words: FileWords,
) => readonly Record<string, unknown>[];

/** A part of a form: its fields by source; those of one `tab` stand behind one. */
export interface FormSection {
  label: Label;
  fields: readonly string[];
  tab?: Label;
}

/** What tone a row has while its record has these values. */
export interface RowTone {
  when: When;
  tone: StatusTone;
}

/** How the cards of a list stand. */
export interface ListCard {
  Card: ComponentType<{ resource: Resource }>;
  /**
   * Side by side, drawn by steps; one below the other with a box that finds, thousands if need be (UI-13); or a page's
   * one below the other, which may open and stay so.
   */
  arranged: 'grid' | 'rows' | 'stack';
  /** Of a row: a guess of its height in pixels. */
  height?: number;
  /**
   * Of rows of figures: what stands once in a head above them on a wide screen, for the rows that are listed. The name
   * before them is the first field that is not one of these columns; a sortable one is preferred. Each with the source
   * that a press on it sorts by.
   */
  columns?: (rows: readonly ResourceRecord[]) => readonly HeadColumn[];
  /** How wide one of them may be with the room beside it, in pixels; default 148. */
  columnWidth?: number;
  /** Of cards that are declared: a picture's source, a title and lines, each a source or a text with `{source}`. */
  parts?: { picture?: string | undefined; title: string; lines?: readonly string[] | undefined };
  /** Of a grid: the source of the headings that the cards stand under, in the order in which they come. */
  under?: string;
}

/** The head of a column of figures; see `ListCard`. */
export interface HeadColumn {
  label: Label;
  /** A field that sorts; absent: the column does not. */
  source?: string;
}

/** A declaration with what is derived from it at once. */
export interface Resource extends ResourceDeclaration {
  /** react-admin's name of it, which is the declared one. */
  resource: string;
  /** '' where it has no page. */
  route: string;
}

/** Declares a resource; see `ResourceDeclaration`. */
export function defineResource(declaration: ResourceDeclaration): Resource {
  const { row = [], bulk = [], create, edit, remove } = declaration.actions ?? {};
  const called = declaration.data.dialect !== 'simple-rest';
  for (const action of [...row, ...bulk, create, edit, remove])
    if (action && called && !action.endpoint.touches)
      throw new Error(`${declaration.name}: ${action.name} does not say what it makes stale`);
  const { name, route = '', data } = declaration;
  // A column that says that it sorts does, also where several entities share its declaration (CFG-02).
  const fields = declaration.fields.map((field) =>
    field.sortable && !canSort(data, sortOf(field)) ? { ...field, sortable: false } : field,
  );
  return { ...declaration, fields, resource: name, route };
}

/** An action on what the resource's `toRecord` makes, as one on its records. */
export const recordAction = <Subject extends object, E extends Endpoint>(
  action: Action<Subject, E, undefined>,
): RecordAction => action as unknown as RecordAction;
