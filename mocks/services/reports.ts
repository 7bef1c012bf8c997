import { HttpResponse } from 'msw';
import { downloadFinancialReport } from '#contract/reports.ts';
import { random } from '#mocks/data/random.ts';
import { mock, refuse } from '#mocks/mock.ts';

/** The month whose report the service cannot make. */
export const FAILING_MONTH = '02-2022';

const YEAR = /^(0[4-9]|1[0-2])-2021$|^0[1-3]-2022$/;

/** The books of a month as CSV; the same figures every time. */
function books(month: string): string {
  const from = random(`financial ${month}`);
  const [digits = '04', year = '2021'] = month.split('-');
  const days = new Date(Date.UTC(Number(year), Number(digits), 0)).getUTCDate();
  const rupees = (most: number) => from.int(0, most * 100) / 100;
  const lines = Array.from({ length: days }, (_, day) => {
    const date = `${year}-${digits}-${String(day + 1).padStart(2, '0')}`;
    const figures = [rupees(900_000), rupees(760_000), rupees(40_000), rupees(22_000)];
    return [date, ...figures.map((figure) => figure.toFixed(2))].join(',');
  });
  return ['date,entry_fees,winnings,refunds,tds', ...lines, ''].join('\r\n');
}

/** The calls of the financial report, played. */
export const reportMocks = [
  mock(downloadFinancialReport, {
    roles: ['admin', 'tech-support'],
    handle: ({ input: { query } }) => {
      if (!YEAR.test(query.month)) refuse(404, `No books for ${query.month}`);
      if (query.month === FAILING_MONTH) refuse(503, `The books of ${query.month} are not closed`);
      return new HttpResponse(books(query.month), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="financial-report-${query.month}.csv"`,
        },
      });
    },
  }),
];
