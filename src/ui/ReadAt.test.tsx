// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { DateText } from './DateText.tsx';
import { ReadAt } from './ReadAt.tsx';
import { TimeZoneContext } from './TimeZone.ts';

const READ = Date.parse('2022-04-09T08:33:00Z'); // 14:03 in Kolkata

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(READ);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000));
const tone = () => document.querySelector('[data-tone]')?.getAttribute('data-tone');

describe('ReadAt', () => {
  it('shows the time of reading, and from ten minutes on the age in colour [UI-15]', () => {
    renderUi(<ReadAt at={READ} />);
    expect(screen.getByText('Updated 14:03')).toBeTruthy();
    minutes(9);
    expect(screen.getByText('Updated 14:03')).toBeTruthy();
    expect(tone()).toBeUndefined();
    minutes(1);
    expect(screen.getByText('Updated 10 min ago')).toBeTruthy();
    expect(tone()).toBe('waiting');
    minutes(10);
    expect(screen.getByText('Updated 20 min ago')).toBeTruthy();
    minutes(160);
    expect(screen.getByText('Updated 3 h ago')).toBeTruthy();
  });

  it('reads again on demand, not twice at once [UI-15]', () => {
    const refresh = vi.fn();
    const { rerender } = renderUi(<ReadAt at={READ} onRefresh={refresh} />);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    rerender(<ReadAt at={READ} onRefresh={refresh} refreshing />);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('says that a refresh failed and the old data stays [UI-15]', () => {
    renderUi(<ReadAt at={READ} failed />);
    expect(screen.getByRole('status').textContent).toBe(
      'Could not be refreshed. This is what was loaded before.',
    );
    expect(tone()).toBe('negative');
  });
});

describe('DateText', () => {
  it.each([
    ['2022-04-09T18:30:00Z', '10 Apr 2022'],
    ['2022-04-09', '9 Apr 2022'],
    ['abc', '—'],
    [null, '—'],
    [0, '—'],
  ])('%j reads %s in Kolkata [APP-17]', (value, shown) => {
    const { container } = renderUi(<DateText value={value} />);
    expect(container.textContent).toBe(shown);
  });

  it('takes the configured time zone [APP-17]', () => {
    const { container } = renderUi(
      <TimeZoneContext value="America/Los_Angeles">
        <DateText value="2022-04-09T18:30:00Z" style="longDate" />
      </TimeZoneContext>,
    );
    expect(container.textContent).toBe('9 April 2022');
  });
});
