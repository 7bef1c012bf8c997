import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { DeleteButton } from './DeleteButton.tsx';

/** A template in a picker, the record around: its tick in the list around, what it says, its bin. */
export function TemplateRow({
  resource,
  name,
  bin,
  usable,
  tall = false,
  children,
}: {
  resource: Resource;
  name: string;
  /** What its bin is called. */
  bin: string;
  usable: boolean;
  /** It says several lines. */
  tall?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  const { remove } = resource.actions ?? {};
  if (!record) return null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: tall ? 'flex-start' : 'center',
        gap: 1,
        minHeight: 40,
        py: tall ? 1 : { xs: 0.5, sm: 0 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Checkbox
        size="small"
        checked={usable && selectedIds.includes(record.id)}
        disabled={!usable}
        onChange={() => onToggleItem(record.id)}
        slotProps={{ input: { 'aria-label': t('prediction.tickTemplate', { template: name }) } }}
      />
      {children}
      {remove && <DeleteButton action={remove} subject={record} label={bin} />}
    </Box>
  );
}
