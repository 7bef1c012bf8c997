import { useSearchParams } from 'react-router';
import { useQueryChange } from './useQueryChange.ts';

/** The tab that an address names; the first of `tabs` when it names none of them. */
export const tabIn = <Tab extends string>(
  query: URLSearchParams,
  tabs: readonly [Tab, ...Tab[]],
  name = 'tab',
): Tab => tabs.find((tab) => tab === query.get(name)) ?? tabs[0];

/** The tab of a page, held in the address (APP-15); see `tabIn`. */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  name = 'tab',
): [tab: Tab, choose: (tab: Tab) => void] {
  const [params] = useSearchParams();
  const change = useQueryChange();
  const choose = (tab: Tab) => change((query) => query.set(name, tab));
  return [tabIn(params, tabs, name), choose];
}
