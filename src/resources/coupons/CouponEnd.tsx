import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { Text } from '#ui/Text.tsx';

/** How a coupon that was not added ended. */
export interface CouponFailure {
  kind: 'refused' | 'unknown';
  failure: Failure;
}

/**
 * Why a coupon was not added: the service's own no in the body of an answer, or an error on the way, after
 * which nobody may know whether it was (CPN-04).
 */
export function CouponEnd({ end }: { end: CouponFailure }) {
  const t = useText();
  const say = useSay();
  const { kind, failure } = end;
  const worded = failureText(failure);
  const message = say(worded);
  const saidNo = failure.kind === 'refused' && (failure.status ?? 0) < 400;
  return (
    <Alert severity={kind === 'unknown' ? 'warning' : 'error'} role="alert">
      {saidNo && <AlertTitle>{t('coupons.refused')}</AlertTitle>}
      <Text value={saidNo ? message : t('coupons.failed', { message })} limit={600} />
      <div>{t(kind === 'unknown' ? 'coupons.unknown' : 'coupons.kept')}</div>
    </Alert>
  );
}
