import type { SortPayload } from 'ra-core';
import { z } from 'zod';
import type { ResourceData, ResourceSource } from '#dataProvider/resourceData.ts';

/** What react-admin sorts by where nobody chose anything. */
const BY_KEY = 'id';

/** Can the rows be had in the order of this field? Rows that come whole are sorted here (CFG-02). */
export function canSort(data: ResourceData, field: string): boolean {
  if (data.dialect !== 'paged') return true;
  if (!data.sort) return false;
  const { query } = data.endpoint;
  const names = query instanceof z.ZodObject ? query.shape[data.sort.field] : undefined;
  return names instanceof z.ZodType ? names.safeParse(field).success : true;
}

/**
 * The order that a service is asked for, undefined for its own, or null where it cannot give the one that is wanted.
 * Where nobody chose one, it is the order that the resource declares.
 */
export function orderOf(
  { data, sort: own }: Pick<ResourceSource, 'data' | 'sort'>,
  wanted: SortPayload | undefined,
): SortPayload | undefined | null {
  if (wanted?.field && canSort(data, wanted.field)) return wanted;
  const chosen = wanted?.field && wanted.field !== BY_KEY && wanted.field !== own?.field;
  if (chosen) return null;
  return own && canSort(data, own.field) ? own : undefined;
}
