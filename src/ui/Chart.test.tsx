// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from './testing.tsx';

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

  it('leaves its figures when the bars cannot be loaded [PIC-07]', async () => {
    vi.doMock('./ChartBars.tsx', () => Promise.reject(new Error('offline')));
    await show();
    await screen.findByText('Loading chunk chart failed. These are its figures.');
    expect(figures()).toHaveLength(4);
  });
});
