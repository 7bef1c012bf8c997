import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useSyncExternalStore } from 'react';
import { openConfirmation, sayNo, sayYes, subscribeConfirmations } from '#actions/confirmations.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Text } from '#ui/Text.tsx';

/** The one dialog in which every action asks; what it acts on stays the same while it is open (UI-01, PRD-18). */
export function ActionDialog() {
  const t = useText();
  const open = useSyncExternalStore(subscribeConfirmations, openConfirmation);
  if (!open) return null;
  const { confirmation, stopped } = open;
  return (
    <ConfirmDialog
      key={open.id}
      open
      title={t(confirmation.title)}
      lines={confirmation.lines.map((line) => t(line))}
      {...(confirmation.typed && { typed: confirmation.typed.value })}
      tone={open.money ? 'money' : 'plain'}
      busy={open.busy && !stopped}
      {...(stopped && { reason: t('layout.stopped') })}
      onYes={sayYes}
      onNo={sayNo}
    >
      {confirmation.figures && (
        <FigureBand
          label={t('layout.figures')}
          figures={confirmation.figures.map(({ label, value }) => ({ label: t(label), value }))}
        />
      )}
      {confirmation.open && confirmation.open.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t('layout.open')}</AlertTitle>
          {confirmation.open.map((line) => (
            <div key={line.key}>
              <Text value={t(line)} />
            </div>
          ))}
        </Alert>
      )}
      {stopped && (
        <Alert severity="error" role="alert">
          {stopped.map((line) => (
            <div key={line.key}>
              <Text value={t(line)} />
            </div>
          ))}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
