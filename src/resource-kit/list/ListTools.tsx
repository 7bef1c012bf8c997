import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ColumnsMenu } from '#resource-kit/list/ColumnsMenu.tsx';
import { fileColumns } from '#resource-kit/list/fileColumns.ts';
import { LookMenu } from '#resource-kit/list/LookMenu.tsx';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
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

/** What every declared list offers at its right: views, columns, copy, export of all pages (UI-11, UI-16, UI-17). */
export function ListTools({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const [view] = useListView(resource);
  const [raw] = useRawCells(resource);
  const { data: read, meta } = useListContext<ResourceRecord>();
  const listed = (meta as WholeMeta | undefined)?.found ?? read ?? [];
  const readPage = useReadPage(resource);
  const { inDialog } = useListPlace();
  const shown = shownColumns(resource.fields, view);
  const { nameOf, learn } = useNames(raw ? [] : shown);
  const columns = fileColumns(shown, { t, label, nameOf }, raw);
  const copied = async () => {
    await learn(listed);
    return tableOf(columns, listed);
  };
  const named: typeof readPage = async (page, signal) => {
    const read = await readPage(page, signal);
    await learn(read.rows);
    return read;
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
      <LookMenu resource={resource} />
      {!inDialog && <ViewsMenu resource={resource} />}
      <ColumnsMenu resource={resource} />
      {/* What is not read yet cannot be copied. */}
      {read && <CopyRows rows={copied} />}
      <ExportButton
        file={resource.name}
        columns={columns}
        readPage={named}
        keyOf={({ id }) => String(id)}
      />
    </Box>
  );
}
