import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useSay } from '#i18n/useSay.ts';
import { listed, type TextKey, useText } from '#i18n/useText.ts';
import type { AskedCoupon } from '#resources/coupons/couponAsked.ts';
import { couponSummary } from '#resources/coupons/summary.ts';
import { couponCode } from '#rules/coupons.ts';
import { shownDirections } from '#rules/direction.ts';
import { Text } from '#ui/Text.tsx';

/** Beside the form of a coupon: what it says by now in one sentence, and what it lacks. */
export function CouponSummaryCard({ asked }: { asked: AskedCoupon }) {
  const t = useText();
  const say = useSay();
  const { sentence, missing, wrong } = couponSummary(asked);
  const names = (labels: readonly TextKey[]) => say(listed(labels.map((key) => ({ key }))));
  const code = couponCode(asked.form);
  return (
    <Box
      component="section"
      aria-label={t('coupons.summary.title')}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        minWidth: 0,
        overflowWrap: 'anywhere',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('coupons.summary.title')}
      </Box>
      {code !== '' && (
        <Box sx={{ typography: 'h3', letterSpacing: '0.02em' }}>
          <bdi>{shownDirections(code)}</bdi>
        </Box>
      )}
      <Box sx={{ typography: 'body1' }}>
        <Text value={t(sentence)} limit={300} />
      </Box>
      <Box sx={{ typography: 'body2', minHeight: 40, color: 'text.secondary' }}>
        {missing.length > 0 && (
          <div>{t('coupons.summary.missing', { fields: names(missing) })}</div>
        )}
        {wrong.length > 0 && (
          <Box sx={{ color: 'error.main' }}>
            {t('coupons.summary.wrong', { fields: names(wrong) })}
          </Box>
        )}
        {missing.length + wrong.length === 0 && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              color: 'status.positive.text',
            }}
          >
            <CheckCircle fontSize="small" />
            {t('coupons.summary.complete')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
