import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useConfig } from '#config/useConfig.ts';
import { useText } from '#i18n/useText.ts';
import { comparedMonth, REPORT_MONTHS, timeLeft } from '#rules/reportMonths.ts';
import { later } from '#ui/later.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { COMPARE } from '#ui/useComparison.ts';
import { useQueryChange } from '#ui/useQueryChange.ts';
import type { FiguresPanel as Panel } from './FiguresPanel.tsx';
import { CompareMonthField, MonthField } from './MonthFields.tsx';
import { ReportOnItsWay } from './ReportOnItsWay.tsx';
import { isOnItsWay, startReport, useReportWait } from './wait.ts';

const FiguresPanel = later<'FiguresPanel', ComponentProps<typeof Panel>>(
  () => import('./FiguresPanel.tsx'),
  'FiguresPanel',
);

/** Choose a month; 'Confirm' starts its download after a wait; its figures are shown then (FIN-01, RNG-02). */
export function FinancialReport() {
  const t = useText();
  const { financialReportWaitMs } = useConfig();
  const [query] = useSearchParams();
  const change = useQueryChange();
  const report = useReportWait();
  const asked = query.get('month') ?? '';
  const month = REPORT_MONTHS.includes(asked) ? asked : '';
  const reason = isOnItsWay(report)
    ? t('reports.onItsWay')
    : month === ''
      ? t('reports.chooseMonth')
      : undefined;
  return (
    <>
      <PageTitle title={t('reports.title')} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 640 }}>
        <Typography variant="h2">{t('reports.year')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <MonthField month={month} onChoose={(next) => change((now) => now.set('month', next))} />
          {month !== '' && (
            <CompareMonthField
              month={month}
              value={query.get(COMPARE) ?? ''}
              onChoose={(next) =>
                change((now) => {
                  if (next === '') now.delete(COMPARE);
                  else now.set(COMPARE, next);
                })
              }
            />
          )}
          <ReasonTip reason={reason}>
            <Button variant="contained" onClick={() => startReport(month)}>
              {t('reports.confirm')}
            </Button>
          </ReasonTip>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('reports.hint', { wait: timeLeft(financialReportWaitMs) })}
        </Typography>
        <ReportOnItsWay report={report} />
      </Box>
      {month !== '' && (
        <Box sx={{ pt: 3 }}>
          <Suspense fallback={null}>
            <FiguresPanel
              key={month}
              month={month}
              other={comparedMonth(query.get(COMPARE) ?? '', month)}
              reason={isOnItsWay(report) ? t('reports.onItsWay') : undefined}
              onDownload={startReport}
            />
          </Suspense>
        </Box>
      )}
    </>
  );
}
