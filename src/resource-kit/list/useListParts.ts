import { useMemo } from 'react';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { tabOf } from '#resource-kit/list/tabs.ts';
import { addressId } from '#rules/userId.ts';

/** What a list asks for besides its filters: parts of its address and what its open tab stands for. */
export interface ListParts {
  /** By query name: { game_id: '7', status: 'active' }. */
  asked: Readonly<Record<string, string>>;
  /** The parts of its address alone, as they were declared. */
  given: readonly string[];
  /** A part that the list cannot do without is not in the address, or they make no sense together. */
  missing: boolean;
  /** The open tab, where there are any. */
  tab: string | undefined;
}

/** See `ListParts`; of the address that is open (APP-15). */
export function useListParts({
  parts = {},
  mayAsk,
  tabs,
}: Pick<Resource, 'parts' | 'mayAsk' | 'tabs'>): ListParts {
  const { params, query } = useListPlace();
  const tab = tabs && tabOf(tabs, tabs.inRoute ? params[tabs.name] : query.get(tabs.name));
  const named = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const value = part.startsWith('?') ? query.get(part.slice(1)) : params[part];
      return [name, addressId(value)];
    }),
  );
  const given = Object.values(named);
  const asked = { ...named, ...tab?.filter };
  const same = JSON.stringify(asked);
  return {
    asked: useMemo(() => JSON.parse(same) as Record<string, string>, [same]),
    given,
    missing: given.includes('') || mayAsk?.(named) === false,
    tab: tab?.value,
  };
}
