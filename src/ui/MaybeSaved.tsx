import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { keptFlag, useKept } from './useKept.ts';

/** Whether what is typed under a name was sent and nobody knows how it ended. */
export interface Maybe {
  saved: boolean;
  /** It was sent, and no answer told whether it was saved. */
  note: () => void;
  /** Somebody looked, or what was typed is given up. */
  forget: () => void;
}

/** A second press would make a second record, after a reload too: it waits until somebody looked (NET-06, UI-10). */
export function useMaybeSaved(name: string): Maybe {
  const { value: saved, change } = useKept(`${name}/maybe saved`, keptFlag);
  return useMemo(
    () => ({ saved, note: () => change(() => true), forget: () => change(() => false) }),
    [saved, change],
  );
}

/** Says that what is typed may have been saved, and takes the word of whoever looked that it was not. */
export function MaybeSaved({ maybe }: { maybe: Maybe }) {
  const t = useText();
  return maybe.saved ? (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={maybe.forget}>
          {t('ui.maybeSaved.again')}
        </Button>
      }
    >
      {t('ui.maybeSaved.line')}
    </Alert>
  ) : null;
}
