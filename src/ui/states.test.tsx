// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copiedTexts, renderUi } from '#testing/ui.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { Count } from './Count.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { FigureBand } from './FigureBand.tsx';
import { fileSize } from './FileSize.tsx';
import { LoadingText } from './LoadingText.tsx';
import { Medal } from './Medal.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Rupees } from './Rupees.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

afterEach(cleanup);

describe('LoadingText', () => {
  it('tells that data is loading, and keeps the outline from screen readers [NET-08]', () => {
    renderUi(
      <LoadingText>
        <TableSkeleton columns={3} rows={4} />
        <CardSkeleton count={2} />
      </LoadingText>,
    );
    expect(screen.getByRole('status').textContent).toBe('Data is Loading...');
    const outline = document.querySelector('[aria-hidden="true"]');
    expect(outline?.querySelectorAll('.bar')).toHaveLength(3 * 5 + 2 * 2);
  });
});

describe('ErrorState', () => {
  it('shows the message as text and offers the retry [NET-08, NET-12]', () => {
    const retry = vi.fn();
    renderUi(<ErrorState message="<b>Column</b> missing" onRetry={retry} />);
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('<b>Column</b> missing')).toBeTruthy();
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('does not retry twice at once [NET-08]', () => {
    renderUi(<ErrorState message="x" onRetry={vi.fn()} retrying />);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});

describe('EmptyState', () => {
  it('tells nothing yet from no match', () => {
    const clear = vi.fn();
    renderUi(
      <EmptyState message="Requests come here." action={<button type="button">Go</button>} />,
    );
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy();
    cleanup();
    renderUi(<EmptyState onClear={clear} />);
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledOnce();
  });
});

it('a figure band pairs each label with its value', () => {
  renderUi(<FigureBand figures={[{ label: 'Commission', value: '₹300.08' }]} />);
  expect(screen.getByText('Commission').nextElementSibling?.textContent).toBe('₹300.08');
});

it('a medal is read out [RMG-02]', () => {
  renderUi(<Medal />);
  expect(screen.getByRole('img', { name: 'Winner' })).toBeTruthy();
});

describe('ProgressBar', () => {
  it.each([
    [0.429, '42%', '42'],
    [1.7, '100%', '100'],
    [-1, '0%', '0'],
  ])('%s is %s, and can be cancelled', (share, text, now) => {
    const cancel = vi.fn();
    renderUi(<ProgressBar label="a.zip" share={share} onCancel={cancel} />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'a.zip' }).ariaValueNow).toBe(now);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('claims no percentage that is not known', () => {
    renderUi(<ProgressBar label="a.zip" />);
    expect(screen.getByRole('progressbar').ariaValueNow).toBeNull();
  });
});

it.each([
  [0, '0 B'],
  [512, '512 B'],
  [1536, '1.5 KB'],
  [1023.99 * 1024, '1.0 MB'],
  [2_306_867_200, '2.1 GB'],
  [-1, '—'],
  [Number.NaN, '—'],
])('%s bytes read %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

describe('FigureBand', () => {
  it('copies each amount as a bare number, by pointer or key, and nothing for words [UI-17]', async () => {
    const copied = copiedTexts();
    renderUi(
      <FigureBand
        figures={[
          { label: 'Winnings', value: <Rupees value="123456.50" /> },
          { label: 'Teams', value: <Count value={12} /> },
          { label: 'None', value: <Rupees value={null} /> },
          { label: 'Words', value: 'not known' },
        ]}
      />,
    );
    const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Copy Winnings', 'Copy Teams']);
    fireEvent.click(screen.getByRole('button', { name: 'Copy Winnings' }));
    await screen.findByText('Copied');
    expect(copied).toEqual(['123456.50']);
  });
});
