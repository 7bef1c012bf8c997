import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { columnOf } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListView, useRawCells } from '#resource-kit/list/useListView.ts';
import {
  type Density,
  moveColumn,
  orderedColumns,
  plainViewOf,
  shownColumns,
  toggleColumn,
} from '#resource-kit/list/view.ts';
import { useOffer } from '#ui/pageCommands.ts';
import { ToolButton } from '#ui/ToolButton.tsx';
import { useLabel } from '#ui/useLabel.ts';

const DENSITIES: readonly Density[] = ['compact', 'normal', 'roomy'];

/** Which columns a list shows, in which order, how dense; all back in one press (UI-11). */
export function ColumnsMenu({ resource }: { resource: Resource }) {
  const t = useText();
  const label = useLabel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [view, setView] = useListView(resource);
  const [raw, setRaw] = useRawCells(resource);
  const { fields } = resource;
  const columns = orderedColumns(fields, view);
  const shown = shownColumns(fields, view);
  useOffer(() =>
    DENSITIES.filter((density) => density !== view.density).map((density) => ({
      kind: 'setting',
      label: t('palette.density', { density: t(`lists.${density}`) }),
      run: () => setView({ ...view, density }),
    })),
  );
  return (
    <>
      <ToolButton
        opens
        icon={<ViewColumnOutlined />}
        label={t('lists.columns')}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('lists.columnsTitle'),
            sx: { p: 2, width: 300 },
          },
        }}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {columns.map((field, index) => {
            const name = label(field.label);
            const visible = shown.includes(field);
            return (
              <Box
                component="li"
                key={columnOf(field)}
                sx={{ display: 'flex', alignItems: 'center' }}
              >
                <FormControlLabel
                  label={name}
                  sx={{ flex: 1, minWidth: 0 }}
                  control={
                    <Checkbox
                      size="small"
                      checked={visible}
                      disabled={visible && shown.length === 1}
                      onChange={() => setView(toggleColumn(view, columnOf(field)))}
                    />
                  }
                />
                <IconButton
                  size="small"
                  aria-label={t('lists.up', { label: name })}
                  disabled={index === 0}
                  onClick={() => setView(moveColumn(fields, view, columnOf(field), -1))}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('lists.down', { label: name })}
                  disabled={index === columns.length - 1}
                  onClick={() => setView(moveColumn(fields, view, columnOf(field), 1))}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
              </Box>
            );
          })}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 1 }}>
          {t('lists.density')}
        </Box>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={view.density}
          aria-label={t('lists.density')}
          onChange={(_, density: Density | null) => density && setView({ ...view, density })}
        >
          {DENSITIES.map((density) => (
            <ToggleButton key={density} value={density}>
              {t(`lists.${density}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label={t('lists.raw')}
          sx={{ mt: 1 }}
          control={
            <Checkbox size="small" checked={raw} onChange={(_, checked) => setRaw(checked)} />
          }
        />
        <Button size="small" sx={{ mt: 1 }} onClick={() => setView(plainViewOf(fields))}>
          {t('lists.reset')}
        </Button>
      </Popover>
    </>
  );
}
