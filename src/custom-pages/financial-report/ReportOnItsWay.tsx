import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { failureText } from '#http/failureText.ts';
import { useCountdown } from '#http/useCountdown.ts';
import { useSay } from '#i18n/useSay.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import { monthName, timeLeft } from '#rules/reportMonths.ts';
import { Countdown } from '#ui/Countdown.tsx';
import { isDoubleClick } from '#ui/isDoubleClick.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import { cancelReport, type ReportState, retryReport } from './wait.ts';

/** Where the report stands: what is left of the wait, how the download went, what can be done (FIN-01). */
export function ReportOnItsWay({ report, link }: { report: ReportState; link?: ReactNode }) {
  const t = useText();
  const say = useSay();
  const locale = useLocale();
  const seconds = useCountdown(report.kind === 'failed' ? report.failure.until : undefined);
  if (report.kind === 'none') return null;
  const month = monthName(report.month, locale);
  const button = (label: string, onClick: () => void) => (
    // The second click of a double click lands on what took the place of the button.
    <Button
      color="inherit"
      size="small"
      onClick={(event) => {
        if (!isDoubleClick(event)) onClick();
      }}
    >
      {label}
    </Button>
  );
  switch (report.kind) {
    case 'waiting':
      return (
        <Alert
          severity="info"
          role="group"
          action={
            <>
              {link}
              {button(t('reports.cancel'), cancelReport)}
            </>
          }
        >
          {t('reports.waiting', { month })} <Left due={report.due} />
        </Alert>
      );
    case 'loading':
      return (
        <Alert severity="info" role="status" action={button(t('reports.cancel'), cancelReport)}>
          {t('reports.loading', { month })}
        </Alert>
      );
    case 'done':
      return (
        <Alert severity="success" role="status" action={button(t('reports.close'), cancelReport)}>
          {t('reports.done', { month, name: report.name })}
        </Alert>
      );
    case 'failed': {
      const why = failureText(report.failure);
      return (
        <Alert
          severity="error"
          action={
            <>
              <ReasonTip reason={seconds > 0 ? t('ui.error.wait') : undefined}>
                {button(t('reports.again'), retryReport)}
              </ReasonTip>
              {button(t('reports.close'), cancelReport)}
            </>
          }
        >
          {t('reports.failed', { month })} <Text value={say(why)} />
          <Countdown seconds={seconds} />
        </Alert>
      );
    }
  }
}

/** Read out when it is asked for, not every second. */
function Left({ due }: { due: number }) {
  const left = timeLeft(useTimeLeft(due));
  return (
    <Box component="strong" role="timer" sx={tabular}>
      {left}
    </Box>
  );
}
