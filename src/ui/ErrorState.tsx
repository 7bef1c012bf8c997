import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Failure } from '#http/failure.ts';
import { useCountdown } from '#http/useCountdown.ts';
import { useText } from '#i18n/useText.ts';
import { Countdown } from './Countdown.tsx';
import { ReasonTip } from './ReasonTip.tsx';
import { Text } from './Text.tsx';

/**
 * What failed, as text, and the retry (NET-08). `retrying` keeps a second press from starting another, and a
 * `failure` by too many requests until its pause is over, which is counted down (NET-03).
 */
export function ErrorState({
  title,
  message,
  failure,
  onRetry,
  retrying = false,
}: {
  title?: string;
  message: string;
  failure?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  const t = useText();
  const seconds = useCountdown(failure instanceof Failure ? failure.until : undefined);
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <ReasonTip reason={seconds > 0 ? t('ui.error.wait') : undefined}>
            <Button color="inherit" size="small" disabled={retrying} onClick={onRetry}>
              {t(retrying ? 'ui.error.retrying' : 'common.retry')}
            </Button>
          </ReasonTip>
        )
      }
    >
      <AlertTitle>{title ?? t('ui.error.title')}</AlertTitle>
      <Text value={message} limit={600} />
      <Countdown seconds={seconds} />
    </Alert>
  );
}
