import { createContext } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';

/** What the actions of a row act on: its record, or what the page around knows of it besides. */
export const RowSubject = createContext<(record: never) => object>(
  (record: ResourceRecord) => record,
);
