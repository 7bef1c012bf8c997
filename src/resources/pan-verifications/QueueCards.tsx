import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { userOf } from '#resources/pan-verifications/actions.ts';
import { PanNumber } from '#resources/pan-verifications/PanNumber.tsx';
import type { QueueProps } from '#resources/pan-verifications/QueueTable.tsx';
import { shownDirections } from '#rules/direction.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

/** The requests where there is no room for a table: above the desk a strip that scrolls by itself, else beside it. */
export function QueueCards({ rows, shown, onSelect }: Omit<QueueProps, 'resource'>) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!box || !row || shown === undefined) return;
    const before = row.offsetLeft - box.scrollLeft;
    if (before < 0 || before + row.offsetWidth > box.clientWidth) box.scrollLeft = row.offsetLeft;
  }, [shown]);
  return (
    <Box
      ref={list}
      component="ul"
      aria-label={t('pan.list')}
      sx={{
        position: 'relative',
        m: 0,
        p: 0,
        listStyle: 'none',
        display: { xs: 'flex', lg: 'block' },
        overflowX: { xs: 'auto', lg: 'visible' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {rows.map((record, index) => (
        <Box
          key={record.id}
          component="li"
          sx={{
            flex: '0 0 auto',
            '& + &': {
              borderStyle: 'solid',
              borderColor: 'divider',
              borderWidth: { xs: '0 0 0 1px', lg: '1px 0 0' },
            },
          }}
        >
          <ButtonBase
            aria-current={record.id === shown}
            onClick={() => onSelect(index)}
            sx={{
              display: 'block',
              width: '100%',
              px: 1.5,
              py: 1,
              font: 'inherit',
              textAlign: 'start',
              ...(record.id === shown && { bgcolor: 'surface.selected' }),
            }}
          >
            <Box
              component="span"
              sx={{
                display: 'flex',
                flexWrap: { xs: 'nowrap', lg: 'wrap' },
                columnGap: 1.5,
                alignItems: 'center',
              }}
            >
              <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {shownDirections(userOf(record))}
              </Box>
              <PanNumber pan={record.pan} />
              <Box component="span" sx={{ ml: 'auto' }}>
                <StatusChip status={record.status} />
              </Box>
            </Box>
            <Box
              component="span"
              sx={{
                // A strip has no room for what the desk below it says.
                display: { xs: 'none', lg: 'inline' },
                typography: 'caption',
                color: 'text.secondary',
                overflowWrap: 'anywhere',
              }}
            >
              <bdi>{shownDirections(plainText(record.name_pan_card) ?? MISSING)}</bdi>
              {' · '}
              <bdi>{shownDirections(plainText(record.name_at_bank) ?? MISSING)}</bdi>
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
