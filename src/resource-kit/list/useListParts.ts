import { useMemo } from 'react';
import type { Resource } from '#resource-kit/defineResource.ts';
import { type ListPlace, useListPlace } from '#resource-kit/list/listPlace.tsx';
import { tabOf } from '#resource-kit/list/tabs.ts';
import { addressId } from '#rules/userId.ts';

/** What a list asks for besides its filters: parts of its address and what its open tab stands for. */
export interface ListParts {
  /** By query name, each a value or a condition: { game_id: '7', status: 'active' }. */
  asked: Readonly<Record<string, unknown>>;
  /** The parts of its address alone, by query name, and as they were declared. */
  named: Readonly<Record<string, string>>;
  given: readonly string[];
  /** A part that the list cannot do without is not in the address, or they make no sense together. */
  missing: boolean;
  /** The open tab, where there are any. */
  tab: string | undefined;
}

/** The parts of an address: those of its route and its query. */
export type Address = Pick<ListPlace, 'params' | 'query'>;

/** See `ListParts`; of this address. */
export function partsOf(
  { parts = {}, mayAsk, tabs }: Pick<Resource, 'parts' | 'mayAsk' | 'tabs'>,
  { params, query }: Address,
): ListParts {
  const tab = tabs && tabOf(tabs, tabs.inRoute ? params[tabs.name] : query.get(tabs.name));
  const named = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const value = part.startsWith('?') ? query.get(part.slice(1)) : params[part];
      return [name, addressId(value)];
    }),
  );
  const given = Object.values(named);
  return {
    asked: { ...named, ...tab?.filter },
    named,
    given,
    missing: given.includes('') || mayAsk?.(named) === false,
    tab: tab?.value,
  };
}

/** See `ListParts`; of the address that is open (APP-15). */
export function useListParts(resource: Pick<Resource, 'parts' | 'mayAsk' | 'tabs'>): ListParts {
  const parts = partsOf(resource, useListPlace());
  const same = JSON.stringify(parts.asked);
  return {
    ...parts,
    asked: useMemo(() => JSON.parse(same) as Record<string, unknown>, [same]),
  };
}
