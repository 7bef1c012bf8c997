import { useSyncExternalStore } from 'react';
import type { PanelTools } from '#custom-pages/user-overview/panelTools.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';

/** The one set of tools of all panels: the rows of all of them in one copy, when they were read, and the refresh (WHY-04). */
export function PanelsTools({ tools }: { tools: PanelTools }) {
  const all = useSyncExternalStore(tools.subscribe, tools.all);
  const read = all.filter(({ at }) => at > 0);
  const rows = () =>
    all.flatMap(({ title, table }, nth) =>
      table ? [...(nth > 0 ? [[]] : []), [title], ...table()] : [],
    );
  return (
    <>
      <CopyRows rows={rows} unread={!all.some(({ table }) => table !== null)} />
      {read.length > 0 && (
        <ReadAt
          at={Math.min(...read.map(({ at }) => at))}
          onRefresh={() => {
            for (const { refetch } of all) void refetch();
          }}
          refreshing={all.some(({ fetching }) => fetching)}
          failed={read.some(({ failed }) => failed)}
        />
      )}
    </>
  );
}
