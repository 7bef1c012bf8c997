import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import type { Review } from '#resources/pan-verifications/useReview.ts';

/** How many pictures of the request were seen; while none was, that none can be seen is for the reviewer to say. */
export function ImagesSeen({ review, record }: { review: Review; record: ResourceRecord }) {
  const t = useText();
  const { seen, evidence } = review;
  const all = Array.isArray(record.urls) ? record.urls.length : 0;
  const whole = all > 0 && seen >= all;
  return (
    <Box sx={{ minWidth: 0 }}>
      {all > 0 && (
        <Box
          role="status"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            typography: 'body2',
            color: whole ? 'status.positive.text' : 'text.secondary',
          }}
        >
          {whole && <CheckCircle fontSize="small" />}
          {whole ? t('pan.allSeen') : t('pan.someSeen', { n: seen, all })}
        </Box>
      )}
      {seen === 0 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={evidence === 'unavailable'}
              onChange={(_, checked) => review.claim(record, checked)}
            />
          }
          label={
            <>
              {t('pan.unavailable')}
              <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
                {t('pan.unavailableHint')}
              </Box>
            </>
          }
        />
      )}
    </Box>
  );
}
