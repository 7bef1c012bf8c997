import { useMemo } from 'react';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { tabOf } from '#resource-kit/list/tabs.ts';
import { addressId } from '#rules/userId.ts';

/** What a list asks for besides its filters: parts of its address and what its open tab stands for. */
export interface ListParts {
  /** By query name: { game_id: '7', status: 'active' }. */
  asked: Readonly<Record<string, string>>;
  /** A part that the list cannot do without is not in the address. */
  missing: boolean;
  /** The open tab, where there are any. */
  tab: string | undefined;
}

/** See `ListParts`; of the address that is open (APP-15). */
export function useListParts({ parts = {}, tabs }: Pick<Resource, 'parts' | 'tabs'>): ListParts {
  const { params, query } = useListPlace();
  const tab = tabs && tabOf(tabs, tabs.inRoute ? params[tabs.name] : query.get(tabs.name));
  const given = Object.entries(parts).map(([name, part]) => {
    const value = part.startsWith('?') ? query.get(part.slice(1)) : params[part];
    return [name, addressId(value)] as const;
  });
  const asked = { ...Object.fromEntries(given), ...tab?.filter };
  const same = JSON.stringify(asked);
  return {
    asked: useMemo(() => JSON.parse(same) as Record<string, string>, [same]),
    missing: given.some(([, value]) => value === ''),
    tab: tab?.value,
  };
}
