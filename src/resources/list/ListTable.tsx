import { useListContext } from 'ra-core';
import { DataTable } from 'react-admin';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { kindOf } from '#fields/kinds.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resources/defineResource.ts';
import { BulkActions } from '#resources/list/BulkActions.tsx';
import { hasRowActions, RowActions } from '#resources/list/RowActions.tsx';
import { useLabel } from '#ui/useLabel.ts';

const Column = DataTable.Col<ResourceRecord>;

/** The rows of a resource as a table: sorting, ticks, sticky head, actions at the right. */
export function ListTable({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const { data = [] } = useListContext<ResourceRecord>();
  const bulk = (resource.actions?.bulk ?? []).length > 0;
  return (
    <DataTable
      data={data}
      rowClick={false}
      bulkActionButtons={bulk && <BulkActions resource={resource} />}
      storeKey={`view.${resource.name}.columns`}
    >
      {resource.fields
        .filter(({ list }) => list !== false)
        .map((field) => (
          <Column
            key={field.source}
            source={field.source}
            label={label(field.label)}
            disableSort={!field.sortable}
            {...(kindOf(field.type).align === 'right' && {
              sx: { textAlign: 'right', '& .MuiTableSortLabel-root': { flexDirection: 'row' } },
            })}
            render={(record) => <FieldCell field={field} record={record} />}
          />
        ))}
      {hasRowActions(resource) && (
        <Column
          source="actions"
          label={t('resources.actions')}
          disableSort
          sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
          render={(record) => <RowActions resource={resource} record={record} />}
        />
      )}
    </DataTable>
  );
}
