// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { tooltips } from '#resources/tooltips/resource.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

/** How often what was drawn. */
const drawn = vi.hoisted(() => new Map<string, number>());
const counted = vi.hoisted(() => (what: string) => drawn.set(what, (drawn.get(what) ?? 0) + 1));
vi.mock('#layout/Unhidden.tsx', () => ({
  Unhidden: ({ children }: { children: ReactNode }) => {
    counted('notices');
    return children;
  },
}));
vi.mock('#layout/palette/Palette.tsx', () => ({
  Palette: () => {
    counted('bar');
    return null;
  },
}));
vi.mock('#layout/LazyPage.tsx', async (original) => {
  const { LazyPage, ...rest } = await original<typeof import('#layout/LazyPage.tsx')>();
  return {
    ...rest,
    LazyPage: (props: Parameters<typeof LazyPage>[0]) => {
      counted('page');
      return <LazyPage {...props} />;
    },
  };
});
vi.mock('#fields/FieldCell.tsx', async (original) => {
  const { FieldCell } = await original<typeof import('#fields/FieldCell.tsx')>();
  return {
    FieldCell: (props: Parameters<typeof FieldCell>[0]) => {
      counted('cell');
      return <FieldCell {...props} />;
    },
  };
});

plainStyles();
const services = setupServices();
setupConsole();
beforeEach(() => drawn.clear());

const LIST = 'GET auth native-android/tooltips';
const open = async () => {
  await openConsole(issueToken({ role: 'admin' }), '/manage-tooltips');
  await screen.findByText('wallet_balance');
};

it('frame and page are drawn once, whatever react-admin makes known after them [UI-13, NET-08]', async () => {
  await open();
  expect([drawn.get('notices'), drawn.get('bar'), drawn.get('page')]).toEqual([1, 1, 1]);
});

it('of rows that are read again only one that changed is drawn again [UI-13]', async () => {
  const serve = (message: string) => {
    services.clearFaults();
    const tooltips = [
      { _id: 'k1', id: 'wallet_balance', activity_name: 'Wallet', message: 'Your balance' },
      { _id: 'k2', id: 'zoom', activity_name: 'Zoom', message },
    ];
    services.fault({ call: LIST, status: 200, body: { result: { tooltips } } });
  };
  const refresh = async (times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(services.requests(LIST)).toHaveLength(times));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  };
  serve('Tap to zoom');
  await open();
  expect(drawn.get('cell')).toBe(2 * 3);
  await refresh(2);
  expect(drawn.get('cell')).toBe(2 * 3);
  serve('Pinch to zoom');
  await refresh(3);
  expect(await screen.findByText('Pinch to zoom')).toBeTruthy();
  expect(drawn.get('cell')).toBe(2 * 3 + 3);
});

it('a list whose records hold what equals nothing is read again and drawn all the same [UI-13, NET-11]', async () => {
  const odd = {
    ...tooltips,
    name: 'odd',
    route: '/odd',
    toRecord: (row: Record<string, unknown>) => ({ ...row, element_id: row.id, share: Number.NaN }),
  };
  await openConsole(issueToken({ role: 'admin' }), '/odd', [odd]);
  await screen.findByText('wallet_balance');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(services.requests(LIST)).toHaveLength(2));
  expect(await screen.findByText('wallet_balance')).toBeTruthy();
});
