import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { Suspense, useEffect } from 'react';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { FileWords } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ColumnsMenu } from '#resource-kit/list/ColumnsMenu.tsx';
import { fileColumns } from '#resource-kit/list/fileColumns.ts';
import { bringMenus, LookMenu } from '#resource-kit/list/laterParts.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { useListView, useRawCells } from '#resource-kit/list/useListView.ts';
import { useNames } from '#resource-kit/list/useNames.ts';
import { useReadPage } from '#resource-kit/list/useReadPage.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { ViewsMenu } from '#resource-kit/list/ViewsMenu.tsx';
import { shownColumns } from '#resource-kit/list/view.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { useLabel } from '#ui/useLabel.ts';
import { whenIdle } from '#ui/whenIdle.ts';

/** Records as the rows of a sheet. */
async function sheetOf(
  { sheet }: Resource,
  records: readonly ResourceRecord[],
  words: FileWords,
): Promise<readonly ResourceRecord[]> {
  if (!sheet) return records;
  const rowsOf = await sheet();
  return records.flatMap((record) =>
    rowsOf(record, words).map((row, nth) => ({ ...record, ...row, id: `${record.id}/${nth}` })),
  );
}

/** What every declared list offers at its right: views, columns, copy, export of all pages (UI-11, UI-16, UI-17). */
export function ListTools({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const [view] = useListView(resource);
  const [raw] = useRawCells(resource);
  const { given } = useListParts(resource);
  const { data: read, meta } = useListContext<ResourceRecord>();
  const listed = (meta as WholeMeta | undefined)?.found ?? read ?? [];
  const readPage = useReadPage(resource);
  const { inDialog } = useListPlace();
  useEffect(() => whenIdle(() => void bringMenus()), []);
  const shown = shownColumns(resource.fields, view);
  const { nameOf, learn } = useNames(raw ? [] : shown);
  const words = { t, label, nameOf };
  const columns = fileColumns(shown, words, raw);
  const copied = async () => {
    await learn(listed);
    return tableOf(columns, await sheetOf(resource, listed, words));
  };
  const named: typeof readPage = async (page, signal) => {
    const read = await readPage(page, signal);
    await learn(read.rows);
    return { ...read, rows: await sheetOf(resource, read.rows, words) };
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        // Narrow screens hold all of them in one row without their icons.
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      <Suspense fallback={null}>{resource.card && <LookMenu resource={resource} />}</Suspense>
      {!inDialog && <ViewsMenu resource={resource} />}
      <ColumnsMenu resource={resource} />
      <CopyRows rows={copied} unread={!read} />
      <ExportButton
        file={[resource.file ?? resource.name, ...given].join('-')}
        columns={columns}
        readPage={named}
        keyOf={({ id }) => String(id)}
      />
    </Box>
  );
}
