import type { Identifier, SortPayload } from 'ra-core';
import type { ComponentType } from 'react';
import type { NameRule } from '#fields/names.ts';
import type { Label } from '#ui/page.ts';

/** A form for a new record over the page. */
export interface NewRecordProps {
  resource: string;
  /** It is there; its id, where the service tells it. */
  onMade: (id: Identifier | null) => void;
  onClose: () => void;
}

/** What the fields of other resources know of one that they refer to (CFG-07). */
export interface Referred {
  /** What one record is called. */
  one: Label;
  rule?: NameRule | undefined;
  /** The query name that its service searches by; null: by none. */
  searchAs: string | null;
  sort?: SortPayload | undefined;
  /** The page of a record that the person may open, or null. */
  addressOf: (id: Identifier) => string | null;
  /** May the person make a new one, and how? */
  mayCreate: () => boolean;
  NewRecord: ComponentType<NewRecordProps>;
}

const known = new Map<string, Referred>();

/** Tells the fields of other resources what they may know of this one. */
export const noteReferred = (resource: string, referred: Referred): void => {
  known.set(resource, referred);
};

/** See `Referred`; undefined for a resource that nobody declared. */
export const referredOf = (resource: string): Referred | undefined => known.get(resource);
