import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { rowsOf, tabOf, tabsWith } from '#resource-kit/list/tabs.ts';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { useTabCounts } from '#resource-kit/list/useTabCounts.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { addressOfPage } from '#ui/page.ts';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The tabs of a list around what the open one shows, each with its number where that is known. */
export function TabbedList({
  resource,
  beside,
  children,
}: {
  resource: Resource;
  /** In the same row as the tabs. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  const label = useLabel();
  const navigate = useNavigate();
  const { params, change } = useListPlace();
  const { tab = '' } = useListParts(resource);
  const { meta, selectedIds } = useListContext<ResourceRecord>();
  const counts = useTabCounts(resource);
  const { tabs, name, route } = resource;
  if (!tabs) return <>{children}</>;
  const all = (meta as WholeMeta | undefined)?.all;
  const choose = (value: string) => {
    if (tabs.inRoute)
      void navigate(
        addressOfPage(route, { ...(params as Record<string, string>), [tabs.name]: value }),
      );
    // Another tab starts afresh: a page or a filter of the one before may be none of its own.
    else
      change((query) => {
        for (const key of [...query.keys()]) query.delete(key);
        query.set(tabs.name, value);
      });
  };
  const bar = (
    <TabsBar
      name={name}
      label={label(tabs.label)}
      tabs={tabsWith(tabs, tabOf(tabs, tab)).flatMap((option) => {
        const { value, label: words, ifAny } = option;
        const count = counts.get(value) ?? rowsOf(option, all, selectedIds)?.length;
        const there = !ifAny || value === tab || (count ?? 0) > 0;
        return there ? [{ value, label: label(words), count }] : [];
      })}
      value={tab}
      onChange={choose}
    />
  );
  return (
    <>
      {beside ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Box sx={{ minWidth: 0, maxWidth: '100%', '& > .MuiTabs-root': { mb: 0 } }}>{bar}</Box>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 440px' }, minWidth: 0 }}>{beside}</Box>
        </Box>
      ) : (
        bar
      )}
      <TabPanel name={name} value={tab}>
        {children}
      </TabPanel>
    </>
  );
}
