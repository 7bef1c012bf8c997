import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { useLocale, useText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import { TimeZoneContext } from './TimeZone.ts';

/** Says that what stands here was typed at `at` (milliseconds since 1970) and not sent; nothing for null (APP-08). */
export function DraftNote({ at, onDiscard }: { at: number | null; onDiscard?: () => void }) {
  const t = useText();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  if (at === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box role="status" sx={{ typography: 'caption', color: 'status.info.text' }}>
        {t('ui.draft.note', { time: formatDate(at, { timeZone, style: 'time', locale }) })}
      </Box>
      {onDiscard && (
        <Button size="small" onClick={onDiscard}>
          {t('ui.draft.discard')}
        </Button>
      )}
    </Box>
  );
}
