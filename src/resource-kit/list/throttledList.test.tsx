// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { Failure } from '#http/failure.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { renderUi } from '#testing/ui.tsx';
import { ListBody } from './ListBody.tsx';
import { ListTitle } from './ListTitle.tsx';

afterEach(cleanup);

const offers = definePlainResource({
  name: 'offers',
  label: 'Offers',
  one: 'offer',
  service: 'auth',
  roles: ['admin'],
  fields: [{ source: 'title', type: 'text' }],
});
const failure = () =>
  new Failure(
    'throttled',
    { service: 'auth' },
    { stage: 'answer', status: 429, retryAfter: 12_000 },
  );
const show = (list: object) => {
  const refetch = vi.fn();
  const value = { refetch, filterValues: {}, error: null, meta: {}, ...list };
  renderUi(
    <ListContextProvider value={value as never}>
      <ListTitle resource={offers} />
      <ListBody resource={offers} />
    </ListContextProvider>,
  );
  return refetch;
};

it('a declared list that waits after a 429 tells when it is asked again [NET-03]', () => {
  show({ isFetching: true, failureCount: 1, failureReason: failure() });
  expect(screen.getByRole('timer').textContent).toBe('Too many requests: asked again in 12 s');
});

it('a declared list with old rows is not refreshed in the pause [NET-03, UI-15]', () => {
  const refetch = show({ data: [], meta: { readAt: Date.now() }, error: failure() });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(refetch).not.toHaveBeenCalled();
  expect(screen.getAllByText('Try again in 12 s.').length).toBeGreaterThan(0);
});
