// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import type { ChartProps } from './Chart.tsx';

afterEach(() => {
  cleanup();
  vi.doUnmock('./ChartBars.tsx');
  vi.resetModules();
});

const show = async () => {
  const { Chart } = await import('./Chart.tsx');
  return renderUi(
    <Chart
      label="Money by game"
      groupLabel="Game"
      groups={['IND v AUS', 'IND v AUS', '<b>']}
      series={[
        { label: 'Fees', tone: 'info', values: ['123456.5', 0.1, 'n/a'] },
        { label: 'Earnings', tone: 'positive', values: [-20, null] },
      ]}
      format="rupees"
    />,
  );
};
const figures = () =>
  within(screen.getByRole('table', { name: 'Money by game' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

function Plot({ series }: ChartProps) {
  return <p data-testid="plot">{series.map(({ label }) => label).join()}</p>;
}

describe('Chart', () => {
  it('has the same figures as a table for screen readers, whatever a value is [PIC-07, TRD-06, UI-12]', async () => {
    await show();
    expect(figures()).toEqual([
      ['Game', 'Fees', 'Earnings'],
      ['IND v AUS', '₹1,23,456.50', expect.stringMatching(/^[-−]₹20\.00$/)],
      ['IND v AUS', '₹0.10', '—'],
      ['<b>', expect.any(String), '—'],
    ]);
    expect(screen.getByRole('region', { name: 'Money by game' })).toBeTruthy();
  });

  it('is shown as the table alone on demand [PIC-07, TRD-06]', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.queryByRole('region', { name: /scrolls sideways/ })).toBeNull();
    expect(figures()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('region', { name: /scrolls sideways/ })).toBeTruthy();
  });

  it('gives series of another size a plot of their own scale, and one that is compared the plot of its own [PIC-07, RNG-02]', async () => {
    vi.doMock('./ChartBars.tsx', () => ({ ChartBars: Plot }));
    const { Chart } = await import('./Chart.tsx');
    const plots = async (commission: string[]) => {
      renderUi(
        <Chart
          label="Money by day"
          groupLabel="Day"
          groups={['1 Nov', '2 Nov']}
          series={[
            { label: 'Fees', tone: 'info', values: ['1000000', '900000'] },
            { label: 'Fees before', tone: 'info', values: ['1', '2'], compared: true },
            { label: 'Commission', tone: 'positive', values: commission },
          ]}
          format="rupees"
        />,
      );
      const drawn = await screen.findAllByTestId('plot');
      const shown = drawn.map(({ textContent }) => textContent);
      cleanup();
      return shown;
    };
    expect(await plots(['800000', '700000'])).toEqual(['Fees,Fees before,Commission']);
    expect(await plots(['1000', '900'])).toEqual(['Fees,Fees before', 'Commission']);
  });

  it('leaves its figures when the bars cannot be loaded [PIC-07]', async () => {
    vi.doMock('./ChartBars.tsx', () => Promise.reject(new Error('offline')));
    await show();
    await screen.findByText('Loading chunk chart failed. These are its figures.');
    expect(figures()).toHaveLength(4);
  });
});
