import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListFilters } from '#resource-kit/list/ListFilters.tsx';
import { ListTools } from '#resource-kit/list/ListTools.tsx';
import { Tip } from '#ui/Tip.tsx';
import { CompactTools } from '#ui/ToolButton.tsx';

/** On a phone the first box gives way, so that what unfolds the tools stands beside it. */
const ROW = {
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  pt: { xs: 1, sm: 0.5 },
  pb: { xs: 1, sm: 1.5 },
  '& > [role=search]': { flex: { xs: '1 1 0', sm: '0 1 auto' } },
};

/** Beside the tabs the box gives way, and the tools stay in their row. */
const BESIDE_TABS = {
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  alignItems: 'center',
  // Room for the name of the box, which stands on its edge.
  pt: { xs: 1, sm: 0.5 },
  pb: 0.5,
  '& .MuiToggleButton-root': { minHeight: 34, px: 1 },
  '& [role=search]': { flex: { xs: '1 1 0', sm: '1 1 120px' }, maxWidth: { sm: 220 } },
  '& [role=search] .MuiTextField-root': { flex: '1 1 0', minWidth: 0 },
};

/** The one row above a list: its filters, its own form where it has one, its tools, which a phone folds behind one. */
export function ListBar({ resource }: { resource: Resource }) {
  const t = useText();
  const id = useId();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const { aside: Aside, filters: Filters = ListFilters, oneRow = false } = resource;
  return (
    <CompactTools value={oneRow}>
      <Box
        // On paper it would only be in the way.
        data-screen
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...(oneRow ? BESIDE_TABS : ROW) }}
      >
        <Filters resource={resource} />
        {Aside && <Aside />}
        {phone && (
          <Tip title={t('lists.tools')}>
            <IconButton
              aria-label={t('lists.tools')}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              sx={{ ml: 'auto' }}
            >
              <Tune />
            </IconButton>
          </Tip>
        )}
        <Box id={id} sx={{ display: phone && !open ? 'none' : 'block' }}>
          <ListTools resource={resource} />
        </Box>
      </Box>
    </CompactTools>
  );
}
