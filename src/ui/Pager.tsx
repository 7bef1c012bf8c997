import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useText } from '#i18n/useText.ts';
import { later } from './later.ts';

/** Comes with the first list that has one. */
export const PageSelector = later<
  'PageSelector',
  { page: number; total: number; onPage: (page: number) => void }
>(() => import('./PageSelector.tsx'), 'PageSelector');

/**
 * Previous, 'Page N', next; pages count from 1. Previous is disabled at page 1; next where the end is known:
 * by `total` (pages) or by `more: false` (fewer rows than a page holds). With `selector`, any page from 1 to
 * `total` can be typed (UI-08, GRP-01).
 */
export function Pager({
  page,
  onPage,
  onStep = (by) => onPage(page + by),
  total: given,
  more = true,
  selector = false,
}: {
  page: number;
  onPage: (page: number) => void;
  /** Previous and next, where the page that is drawn may be behind the one that is asked for. */
  onStep?: (by: 1 | -1) => void;
  total?: number | undefined;
  more?: boolean;
  selector?: boolean;
}) {
  const t = useText();
  // No rows at all are one empty page.
  const total = given === undefined ? undefined : Math.max(1, given);
  const atEnd = total === undefined ? !more : page >= total;
  return (
    <Box
      component="nav"
      aria-label={t('ui.pager.label')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, flexWrap: 'wrap' }}
    >
      <Button
        variant="outlined"
        size="small"
        startIcon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onStep(-1)}
      >
        {t('common.previous')}
      </Button>
      {selector && total !== undefined ? (
        <Suspense fallback={null}>
          <PageSelector page={page} total={total} onPage={onPage} />
        </Suspense>
      ) : (
        <Box
          component="span"
          aria-live="polite"
          sx={{ typography: 'body2', px: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          <span>{t('ui.pager.page', { page })}</span>
          {total !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', ml: 0.5 }}>
              {t('ui.pager.of', { total })}
            </Box>
          )}
        </Box>
      )}
      <Button
        variant="outlined"
        size="small"
        endIcon={<ChevronRight />}
        disabled={atEnd}
        onClick={() => onStep(1)}
      >
        {t('common.next')}
      </Button>
    </Box>
  );
}
