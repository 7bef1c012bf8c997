// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userAt } from '#mocks/data/people.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, setupConsole } from '#testing/screen.tsx';

vi.mock('#resources/street/holdings/HoldingRow.tsx', () => {
  throw new Error('gone');
});
vi.mock('#resources/trades/questions/SettlementBar.tsx', () => {
  throw new Error('gone');
});

setupServices();
setupConsole();

vi.stubGlobal('scrollTo', () => {});
const open = (path: string) => openConsole(issueToken({ role: 'admin' }), path);

it('rows that cannot be drawn are told of once, in their place; the page around stays [NET-09, STR-02]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await open(`/street/index/${userAt(0).id}/71001?tab=holdings`);
  expect(await screen.findAllByText('Loading chunk HoldingRow failed')).toHaveLength(1);
  screen.getByRole('heading', { level: 1 });
  screen.getByRole('tab', { name: 'Street Orders' });
});

it('a settlement bar that cannot be drawn is told of at the lower edge [NET-09, TRD-03]', async () => {
  await open('/trades/questions-list/70001');
  const bar = await screen.findByRole('group', { name: 'Settlement' });
  within(bar).getByText('Loading chunk SettlementBar failed');
  await screen.findByRole('article', { name: 'Will the home side win?' });
});
