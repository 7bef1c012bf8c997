import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { CardGrid } from './CardGrid.tsx';
import { withKeys } from './withKeys.ts';

/** Cards drawn at once, and added on demand. */
const STEP = 60;

/** A grid of cards that grows by steps, so that thousands in one answer stay fluid. */
export function GrowingGrid<Item>({
  items,
  keyOf,
  children,
}: {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
}) {
  const t = useText();
  const [limit, setLimit] = useState(STEP);
  const more = items.length - limit;
  return (
    <>
      <CardGrid>
        {withKeys(items.slice(0, limit), keyOf).map(({ key, item }) => (
          <Fragment key={key}>{children(item)}</Fragment>
        ))}
      </CardGrid>
      {more > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 2, typography: 'body2' }}>
          <span>{t('ui.grid.shown', { shown: limit, all: items.length })}</span>
          <Button variant="outlined" size="small" onClick={() => setLimit(limit + STEP)}>
            {t('ui.grid.more', { smart_count: Math.min(more, STEP) })}
          </Button>
        </Box>
      )}
    </>
  );
}
