import { useSearchParams } from 'react-router';

/** The tab of a page, held in the address (APP-15); the first of `tabs` when the address names none of them. */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  name = 'tab',
): [tab: Tab, choose: (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(name);
  const choose = (tab: Tab) =>
    setParams(
      (now) => {
        now.set(name, tab);
        return now;
      },
      { replace: true },
    );
  return [tabs.find((tab) => tab === named) ?? tabs[0], choose];
}
