import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { mayRole } from '#authProvider/access.ts';
import { useSession } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';
import { openingOf } from '#ui/page.ts';
import { financialReport } from './page.ts';
import { ReportOnItsWay } from './ReportOnItsWay.tsx';
import { resumeReport, useReportWait } from './wait.ts';

/** Keeps a report on its way over a reload of the tab, and shows it on every page but its own (FIN-01). */
export function FinancialReportWait() {
  const t = useText();
  const { pathname } = useLocation();
  const report = useReportWait();
  const role = useSession()?.role;
  const mayHave = role !== undefined && mayRole(role, openingOf(financialReport));
  useEffect(() => {
    if (mayHave) resumeReport();
  }, [mayHave]);
  if (report.kind === 'none' || pathname.replace(/\/$/, '') === financialReport.path) return null;
  return (
    <Box component="section" aria-label={t('reports.region')}>
      <ReportOnItsWay
        report={report}
        link={
          <Button color="inherit" size="small" component={Link} to={financialReport.path}>
            {t('reports.open')}
          </Button>
        }
      />
    </Box>
  );
}
