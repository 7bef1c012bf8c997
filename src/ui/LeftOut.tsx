import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { ReasonTip } from './ReasonTip.tsx';
import { Text } from './Text.tsx';
import { withKeys } from './withKeys.ts';

/** At most so many are named; the rest is counted. */
const NAMED = 12;

/** What a bulk action did not reach, by name, as the list shows it now, and the retry of that alone (UI-16, PRD-17). */
export function LeftOut({
  title,
  names,
  retry,
  reason,
  onRetry,
  onClose,
}: {
  title: string;
  names: readonly string[];
  /** What the retry is called. */
  retry: string;
  /** Why it may not be retried now. */
  reason?: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const more = names.length - NAMED;
  if (names.length === 0) return null;
  return (
    <Alert severity="error" sx={{ my: 1 }} onClose={onClose} closeText={t('common.close')}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5 }}>
        {withKeys(names.slice(0, NAMED), (name) => name).map(({ key, item }) => (
          <li key={key}>
            <Text value={item} limit={120} lines={2} />
          </li>
        ))}
        {more > 0 && <li>{t('settlement.more', { smart_count: more })}</li>}
      </Box>
      <ReasonTip reason={reason}>
        <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={onRetry}>
          {retry}
        </Button>
      </ReasonTip>
    </Alert>
  );
}
