import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { hasRowActions, RowActions } from '#resource-kit/list/RowActions.tsx';
import { toneOf } from '#resource-kit/list/rowTone.ts';
import { mayTick } from '#resource-kit/list/ticking.ts';
import { useListView } from '#resource-kit/list/useListView.ts';
import { shownColumns, titlesOf } from '#resource-kit/list/view.ts';
import { linkedLists, RelatedLink } from '#resource-kit/record/RelatedLinks.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** Below its name, over the whole card: a player needs the room. */
const WIDE = { gridColumn: '1 / -1' };

/** The rows of a resource as cards, for small screens: the person's columns, a tick for each (BNK-01, UI-11, UI-16). */
export function ListCards({ resource, at }: { resource: Resource; at: number | null }) {
  const label = useLabel();
  const t = useText();
  const { data = [], selectedIds, onToggleItem } = useListContext<ResourceRecord>();
  const [view] = useListView(resource);
  const fields = shownColumns(resource.fields, view);
  const titles = titlesOf(resource, data, label);
  return (
    <Box
      component="ul"
      aria-label={label(resource.listName ?? resource.title)}
      sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}
    >
      {data.map((record, place) => (
        <Card
          key={record.id}
          component="li"
          data-row
          sx={{
            ...toneOf(resource, record),
            ...(place === at && { outline: '2px solid', outlineColor: 'primary.main' }),
          }}
        >
          <CardContent>
            {mayTick(resource, record) ? (
              <FormControlLabel
                label={t('resources.tick', { record: titles.get(record.id) ?? '' })}
                sx={{ mb: 0.5 }}
                control={
                  <Checkbox
                    size="small"
                    checked={selectedIds.includes(record.id)}
                    onChange={() => onToggleItem(record.id)}
                  />
                }
              />
            ) : null}
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
                columnGap: 2,
                rowGap: 0.5,
                typography: 'body2',
              }}
            >
              {fields.map((field) => (
                <Box key={columnOf(field)} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {label(field.label)}
                  </Box>
                  <Box
                    component="dd"
                    sx={{ m: 0, minWidth: 0, ...(field.type === 'audio' && WIDE) }}
                  >
                    <FieldCell field={field} record={record} />
                  </Box>
                </Box>
              ))}
            </Box>
            {linkedLists(resource).map((list) => (
              <Box key={`${list.resource} ${list.by}`} sx={{ mt: 0.5 }}>
                <RelatedLink list={list} record={record} />
              </Box>
            ))}
            {hasRowActions(resource) && (
              <Box sx={{ mt: 1 }}>
                <RowActions resource={resource} record={record} />
              </Box>
            )}
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
