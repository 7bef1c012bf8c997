import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useListContext } from 'ra-core';
import { sortOf } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { HeadColumn, Resource } from '#resource-kit/defineResource.ts';
import { figuresOf, headed } from '#ui/figureSheet.ts';
import { HiddenText } from '#ui/HiddenText.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The labels of rows of figures, once above them; a press sorts by a column, another one the other way (UI-11). */
export function RowsHead({
  resource,
  columns,
}: {
  resource: Resource;
  columns: readonly HeadColumn[];
}) {
  const t = useText();
  const heads = new Set(columns.map(({ source }) => source));
  const names = resource.fields.filter(({ source }) => !heads.has(source));
  const name = names.find(({ sortable }) => sortable) ?? names[0];
  return (
    <Box
      role="group"
      aria-label={t('lists.sort')}
      style={figuresOf(columns.length)}
      sx={{
        display: 'grid',
        gridTemplateColumns: headed.row,
        columnGap: 2,
        px: 1.5,
        minHeight: 36,
        alignItems: 'center',
        position: 'sticky',
        top: 'var(--app-bar-height, 48px)',
        zIndex: 1,
        border: 1,
        borderColor: 'divider',
        borderTopLeftRadius: 8,
        borderTopRightRadius: 8,
        bgcolor: 'surface.sunken',
      }}
    >
      {name && <Head resource={resource} column={{ label: name.label, source: name.source }} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: headed.figures,
          columnGap: 2,
          alignItems: 'center',
        }}
      >
        {columns.map((column) => (
          <Head key={JSON.stringify(column.label)} resource={resource} column={column} end />
        ))}
      </Box>
    </Box>
  );
}

const LOOK = { typography: 'caption', fontWeight: 550, color: 'text.secondary' } as const;

function Head({
  resource,
  column,
  end = false,
}: {
  resource: Resource;
  column: HeadColumn;
  /** Above figures, which stand at the end of their column. */
  end?: boolean;
}) {
  const t = useText();
  const label = useLabel();
  const { sort, setSort } = useListContext();
  const words = label(column.label);
  const field = resource.fields.find(({ source }) => source === column.source);
  const side = end ? 'end' : 'start';
  const place = { justifySelf: side, textAlign: side } as const;
  if (!field?.sortable) return <Box sx={{ ...LOOK, ...place }}>{words}</Box>;
  const by = sortOf(field);
  const order = sort.field === by ? sort.order : null;
  const Arrow = order === 'DESC' ? ArrowDownward : ArrowUpward;
  return (
    <ButtonBase
      data-printed
      onClick={() => setSort({ field: by, order: order === 'ASC' ? 'DESC' : 'ASC' })}
      sx={{
        ...LOOK,
        minHeight: 28,
        gap: 0.25,
        borderRadius: '4px',
        ...place,
        '&:hover': { color: 'text.primary' },
        ...(order && { color: 'text.primary' }),
      }}
    >
      {order && <Arrow sx={{ fontSize: 14 }} />}
      {words}
      {order && (
        <HiddenText>{t(`lists.${order === 'ASC' ? 'isAscending' : 'isDescending'}`)}</HiddenText>
      )}
    </ButtonBase>
  );
}
