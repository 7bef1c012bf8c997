import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { Text } from './Text.tsx';

/** What failed, as text, and the retry (NET-08). `retrying` keeps a second press from starting another. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
}: {
  title?: string;
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  const t = useText();
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" disabled={retrying} onClick={onRetry}>
            {t(retrying ? 'ui.error.retrying' : 'common.retry')}
          </Button>
        )
      }
    >
      <AlertTitle>{title ?? t('ui.error.title')}</AlertTitle>
      <Text value={message} limit={600} />
    </Alert>
  );
}
