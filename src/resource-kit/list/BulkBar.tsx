import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { BulkActions } from '#resource-kit/list/BulkActions.tsx';
import { useReadPage } from '#resource-kit/list/useReadPage.ts';
import { useTicked } from '#resource-kit/list/useTicked.ts';
import { isWhole } from '#ui/exportRows.ts';
import { MissingRows } from '#ui/MissingRows.tsx';
import { ReadingProgress } from '#ui/ReadingProgress.tsx';
import { useAllRows } from '#ui/useAllRows.ts';

/**
 * How many records are ticked, how many of them out of sight, and what can be done with them; all of the
 * filtered list once all of it was read (UI-16). Stays while a filter shows none of them.
 */
export function BulkBar({ resource }: { resource: Resource }) {
  const t = useText();
  const { total } = useListContext<ResourceRecord>();
  const { ticked, outOfSight, gone, tick, clear } = useTicked();
  const readPage = useReadPage(resource);
  const all = useAllRows({ readPage, keyOf: ({ id }) => String(id) });
  if (ticked.length === 0 && gone === 0) return null;

  const takeAll = async (on?: boolean) => {
    const read = await all.start(on);
    if (!read || !isWhole(read)) return;
    tick(read.rows);
    all.reset();
  };
  const count = ticked.length;
  return (
    <Box
      role="group"
      aria-label={t('resources.ticked')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'surface.selected',
      }}
    >
      <Box component="span" role="status" sx={{ typography: 'subtitle2' }}>
        {t('resources.selected', { count })}
        {outOfSight > 0 && `, ${t('resources.outOfSight', { count: outOfSight })}`}
        {gone > 0 && `, ${t('resources.gone', { count: gone })}`}
      </Box>
      {all.phase === 'reading' ? (
        <Box sx={{ width: 280, maxWidth: '100%' }}>
          <ReadingProgress all={all} />
        </Box>
      ) : (
        <Button size="small" onClick={() => void takeAll()}>
          {total === undefined
            ? t('resources.takeAll')
            : t('resources.takeAllOf', { count: total })}
        </Button>
      )}
      <Button size="small" onClick={clear}>
        {t('resources.unselect')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {count > 0 && (
        <BulkActions resource={resource} ticked={ticked} outOfSight={outOfSight} onTick={tick} />
      )}
      {(all.phase === 'stopped' || all.phase === 'done') && !isWhole(all.read) && (
        <Box sx={{ flex: '1 1 100%' }}>
          <MissingRows read={all.read} onAgain={() => void takeAll(all.phase === 'stopped')} />
        </Box>
      )}
    </Box>
  );
}
