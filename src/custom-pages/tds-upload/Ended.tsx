import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Text } from '#ui/Text.tsx';
import type { Phase } from './useTdsUpload.ts';

/** How an upload ended, with the way back to the files (TDS-01). */
export function Ended({
  phase,
  reason,
  onBack,
  onAgain,
}: {
  phase: Extract<Phase, { kind: 'success' | 'error' }>;
  /** Why it may not be tried again now. */
  reason: string | undefined;
  onBack: () => void;
  onAgain: () => void;
}) {
  const t = useText();
  const say = useSay();
  const failed = phase.kind === 'error';
  const why = failed ? failureText(phase.failure) : '';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
      <Alert severity={failed ? 'error' : 'success'} sx={{ width: '100%' }}>
        <AlertTitle>{t(failed ? 'tds.error' : 'tds.success')}</AlertTitle>
        {failed ? (
          <>
            <Text value={say(why)} />
            {phase.unknown && <Box sx={{ pt: 0.5 }}>{t('tds.maybe')}</Box>}
          </>
        ) : (
          t('tds.successText', { smart_count: phase.sent })
        )}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onBack}>
          {t('tds.back')}
        </Button>
        {failed && (
          <ReasonTip reason={reason}>
            <Button variant="outlined" onClick={onAgain}>
              {t('tds.again')}
            </Button>
          </ReasonTip>
        )}
      </Box>
    </Box>
  );
}
