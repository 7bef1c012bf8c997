import { useSearchParams } from 'react-router';
import { useQueryChange } from './useQueryChange.ts';

/** The tab of a page, held in the address (APP-15); the first of `tabs` when the address names none of them. */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  name = 'tab',
): [tab: Tab, choose: (tab: Tab) => void] {
  const [params] = useSearchParams();
  const change = useQueryChange();
  const named = params.get(name);
  const choose = (tab: Tab) => change((query) => query.set(name, tab));
  return [tabs.find((tab) => tab === named) ?? tabs[0], choose];
}
