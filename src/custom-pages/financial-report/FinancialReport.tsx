import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocale } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useConfig } from '#config/useConfig.ts';
import { useText } from '#i18n/useText.ts';
import { monthName, REPORT_MONTHS, timeLeft } from '#rules/reportMonths.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { useQueryChange } from '#ui/useQueryChange.ts';
import { ReportOnItsWay } from './ReportOnItsWay.tsx';
import { isOnItsWay, startReport, useReport } from './wait.ts';

/** Choose a month; 'Confirm' starts its download after a wait (FIN-01). */
export function FinancialReport() {
  const t = useText();
  const locale = useLocale();
  const { financialReportWaitMs } = useConfig();
  const [query] = useSearchParams();
  const change = useQueryChange();
  const report = useReport();
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
          <TextField
            select
            label={t('reports.month')}
            value={month}
            onChange={({ target }) => change((next) => next.set('month', target.value))}
            sx={{ width: 240, maxWidth: '100%' }}
          >
            {REPORT_MONTHS.map((one) => (
              <MenuItem key={one} value={one}>
                {monthName(one, locale)}
              </MenuItem>
            ))}
          </TextField>
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
    </>
  );
}
