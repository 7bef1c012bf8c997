import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useStore } from 'ra-core';
import { useText } from '#i18n/useText.ts';

/** Does this browser's person read Hindi first? */
const readsHindi = (): boolean => /^hi\b/i.test(navigator.languages?.[0] ?? navigator.language);

/**
 * Offers Hindi, in Hindi, where the browser speaks it and no language was chosen yet: the browser's own
 * translation is switched off, since it leaves old sums beside new ones (APP-17).
 */
export function HindiOffer() {
  const t = useText();
  const [chosen, choose] = useStore<string | undefined>('locale');
  if (chosen !== undefined || !readsHindi()) return null;
  return (
    <Alert
      severity="info"
      role="status"
      lang="hi"
      sx={{ '& .MuiAlert-action': { gap: 1 } }}
      action={
        <>
          <Button size="small" variant="outlined" onClick={() => choose('hi')}>
            {t('layout.hindiTake')}
          </Button>
          <Button size="small" onClick={() => choose('en')}>
            {t('layout.hindiLeave')}
          </Button>
        </>
      }
    >
      {t('layout.hindiOffer')}
    </Alert>
  );
}
