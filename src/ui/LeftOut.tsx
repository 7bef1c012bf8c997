import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { NAMED } from '#rules/named.ts';
import { ReasonTip } from './ReasonTip.tsx';
import { Text } from './Text.tsx';
import { withKeys } from './withKeys.ts';

/** What a bulk action did not reach, by name, as the list shows it now, and the retry of that alone (UI-16, PRD-17). */
export function LeftOut({
  title,
  message,
  names,
  shortNames,
  retry,
  reason,
  onRetry,
  onClose,
}: {
  title: string;
  /** What the service said of it, if it did. */
  message?: string;
  names: readonly string[];
  /** What those beyond the first are called in one line; without it they are counted. */
  shortNames?: readonly string[];
  /** What the retry is called. */
  retry: string;
  /** Why it may not be retried now. */
  reason?: string | undefined;
  onRetry: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const more = names.length - NAMED;
  const rest = shortNames?.slice(NAMED).join(', ') ?? t('settlement.more', { smart_count: more });
  if (names.length === 0) return null;
  return (
    <Alert severity="error" sx={{ my: 1 }} onClose={onClose} closeText={t('common.close')}>
      <AlertTitle>{title}</AlertTitle>
      {message && <Text value={message} limit={300} />}
      <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5 }}>
        {withKeys(names.slice(0, NAMED), (name) => name).map(({ key, item }) => (
          <li key={key}>
            <Text value={item} limit={120} lines={2} />
          </li>
        ))}
        {more > 0 && <li>{rest}</li>}
      </Box>
      <ReasonTip reason={reason}>
        <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={onRetry}>
          {retry}
        </Button>
      </ReasonTip>
    </Alert>
  );
}
