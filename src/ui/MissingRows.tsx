import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { failureText } from '#http/failureText.ts';
import { useCountdown } from '#http/useCountdown.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { Countdown } from './Countdown.tsx';
import type { RowsRead } from './exportRows.ts';
import { ReasonTip } from './ReasonTip.tsx';

/** What is missing of a list that should have been read whole, and what can be done (UI-16). */
export function MissingRows({
  read,
  onAgain,
  onTake,
  take,
}: {
  read: RowsRead<unknown>;
  onAgain: () => void;
  /** Goes on with what was read. */
  onTake?: () => void;
  take?: string;
}) {
  const t = useText();
  const say = useSay();
  const { rows, next, pages, total, failure } = read;
  const seconds = useCountdown(failure?.until);
  const why = failure === null ? '' : failureText(failure);
  const lines = [
    next === null
      ? t('ui.export.rowsMissing', { rows: rows.length, total: total ?? 0 })
      : pages === null
        ? t('ui.export.restMissing', { rows: rows.length, page: next })
        : t('ui.export.pagesMissing', { rows: rows.length, page: next, pages }),
    say(why),
  ];
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <>
          <ReasonTip reason={seconds > 0 ? t('ui.error.wait') : undefined}>
            <Button color="inherit" size="small" onClick={onAgain}>
              {t('common.retry')}
            </Button>
          </ReasonTip>
          {onTake && rows.length > 0 && (
            <Button color="inherit" size="small" onClick={onTake}>
              {take}
            </Button>
          )}
        </>
      }
    >
      {lines.join(' ')}
      <Countdown seconds={seconds} />
    </Alert>
  );
}
