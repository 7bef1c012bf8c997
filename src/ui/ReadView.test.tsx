// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#http/failure.ts';
import { renderUi } from '#testing/ui.tsx';
import { type Reading, ReadView } from './ReadView.tsx';

afterEach(cleanup);

const failed = (serverMessage?: string) =>
  new Failure('server', { service: 'auth' }, { stage: 'answer', status: 500, serverMessage });

function show(read: Partial<Reading<string>>) {
  const refetch = vi.fn(async () => {});
  renderUi(
    <ReadView<string>
      read={{
        data: undefined,
        error: null,
        isFetching: false,
        isPlaceholderData: false,
        dataUpdatedAt: Date.UTC(2022, 3, 9, 8, 33),
        refetch,
        ...read,
      }}
      bar={(data) => <span>bar of {data}</span>}
    >
      {(data) => <p>{data}</p>}
    </ReadView>,
  );
  return refetch;
}

describe('ReadView', () => {
  it('says that data is loading, also while it is tried again [NET-08]', () => {
    show({ isFetching: true });
    expect(screen.getByRole('status').textContent).toBe('Data is Loading...');
    cleanup();
    show({ isFetching: true, error: failed() });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the server’s own words or ours, and reads again on demand [NET-08]', () => {
    const refetch = show({ error: failed('The desk is closed') });
    expect(screen.getByRole('alert').textContent).toContain('The desk is closed');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    cleanup();
    show({ error: failed() });
    expect(screen.getByRole('alert').textContent).toContain('Server error (500)');
  });

  it('shows the data with when it was read [UI-15]', () => {
    const refetch = show({ data: 'rows' });
    expect(screen.getByText('rows')).toBeTruthy();
    expect(screen.getByText('bar of rows')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the old data when a refresh failed, and says so [UI-15]', () => {
    show({ data: 'rows', error: failed() });
    expect(screen.getByText('rows')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Could not be refreshed');
  });

  it('names no time for rows of the page before [UI-15]', () => {
    show({ data: 'rows', isPlaceholderData: true, dataUpdatedAt: 0 });
    expect(screen.getByText('rows')).toBeTruthy();
    expect(document.querySelector('time')).toBeNull();
  });
});
