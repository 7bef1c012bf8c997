import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { valueAt } from '#dataProvider/paths.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field, FileWords } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ColumnsMenu } from '#resource-kit/list/ColumnsMenu.tsx';
import { LookMenu } from '#resource-kit/list/LookMenu.tsx';
import { useListParts } from '#resource-kit/list/useListParts.ts';
import { useListView, useRawCells } from '#resource-kit/list/useListView.ts';
import { useNames } from '#resource-kit/list/useNames.ts';
import { useReadPage } from '#resource-kit/list/useReadPage.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { ViewsMenu } from '#resource-kit/list/ViewsMenu.tsx';
import { shownColumns } from '#resource-kit/list/view.ts';
import { rupeesCell } from '#rules/money.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { ExportButton } from '#ui/ExportButton.tsx';
import { tableOf, zonedHead } from '#ui/exportRows.ts';
import { useLabel } from '#ui/useLabel.ts';

/** Numbers stay numbers in a file, so that a sheet can sum them; everything else is what the list shows. */
const cellOf = (field: Field, record: ResourceRecord, words: FileWords): unknown => {
  const value = valueAt(record, field.source);
  if (field.text) return field.text(value);
  if (field.type === 'rupees') return rupeesCell(value);
  const kind = kindOf(field.type);
  if (kind.inFile) return kind.inFile(value, field, words);
  return typeof value === 'number' ? value : kind.toText(value, field);
};

/** Moments are in a zone, which the file names. */
const headOf = ({ type }: Field, label: string, raw: boolean): string =>
  type === 'date' && !raw ? zonedHead(label) : label;

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
  const { data = [], meta } = useListContext<ResourceRecord>();
  const listed = (meta as WholeMeta | undefined)?.found ?? data;
  const readPage = useReadPage(resource);
  const shown = shownColumns(resource.fields, view).filter(({ exported }) => exported !== false);
  const { nameOf, learn } = useNames(raw ? [] : shown);
  const words = { t, label, nameOf };
  const columns = shown.map((field) => ({
    label: headOf(field, label(field.label), raw),
    value: (record: ResourceRecord) =>
      raw ? valueAt(record, field.source) : cellOf(field, record, words),
  }));
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
      <LookMenu resource={resource} />
      <ViewsMenu resource={resource} />
      <ColumnsMenu resource={resource} />
      <CopyRows rows={copied} />
      <ExportButton
        file={[resource.file ?? resource.name, ...given].join('-')}
        columns={columns}
        readPage={named}
        keyOf={({ id }) => String(id)}
      />
    </Box>
  );
}
