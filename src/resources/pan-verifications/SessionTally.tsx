import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { recordOf } from '#resources/pan-verifications/actions.ts';
import { useTally } from '#resources/pan-verifications/skipped.ts';
import type { Review } from '#resources/pan-verifications/useReview.ts';
import { shownDirections } from '#rules/direction.ts';
import { formatCount } from '#rules/money.ts';

/** What was accepted, rejected and skipped since signing in; the skipped ones can be gone back to (PAN-02). */
export function SessionTally({ review }: { review: Review }) {
  const t = useText();
  const { accepted, rejected, skipped } = useTally();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null && skipped.length > 0;
  return (
    <Box
      role="group"
      aria-label={t('pan.tally')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        typography: 'body2',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{t('pan.accepted', { n: formatCount(accepted) })}</span>
      <span>{t('pan.rejectedCount', { n: formatCount(rejected) })}</span>
      {skipped.length === 0 ? (
        <span>{t('pan.skippedCount', { n: formatCount(0) })}</span>
      ) : (
        <Button
          size="small"
          aria-haspopup="menu"
          aria-expanded={open}
          disabled={review.busy || review.asking}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {t('pan.skippedCount', { n: formatCount(skipped.length) })}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('pan.skippedList') } }}
      >
        {skipped.map((one) => (
          <MenuItem
            key={one.id}
            onClick={() => {
              setAnchor(null);
              void review.takeBack(one);
            }}
          >
            {shownDirections(t('pan.user', { user: recordOf(one) }))}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
