// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, describe, expect, it } from 'vitest';
import { isMoney } from '#actions/action.ts';
import { currentToasts } from '#actions/toasts.ts';
import { allMocks } from '#mocks/services/all.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { tradesGames } from '#resources/trades/games/resource.ts';
import { follow } from '#testing/followed.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

plainStyles();
const followed = follow('docs/adding-a-money-action.md');
afterAll(followed.remove);
const { payGameBonus } = await followed.load('src/resources/trades/games/payGameBonus.ts');
const { bonusMocks } = await followed.load('mocks/services/bonus.ts');
const services = setupServices({ mocks: [...allMocks, ...bonusMocks] });
setupConsole();

const PAY = 'POST auth trades/pay-bonus';
const { card: _card, recordRoute: _record, menu: _menu, ...asTable } = tradesGames;
const bonusGames = defineResource({
  ...asTable,
  name: 'bonus-games',
  route: '/trades/bonus',
  actions: { row: [payGameBonus] },
});
const open = (tab: string) =>
  openConsole(issueToken({ role: 'operations' }), `/trades/bonus?tab=${tab}`, [bonusGames]);
/** The first row that says so. */
const rowOf = (status: string) =>
  waitFor(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr')];
    const found = rows.find(({ textContent }) => textContent?.includes(status));
    if (!found) throw new Error(`no row says ${status}`);
    return within(found);
  });
const paid = () => services.requests(PAY).map(({ body }) => body);

describe('docs/adding-a-money-action.md, followed', () => {
  it('asks, reads the game again, is sent once and told [UI-01, NET-05, PRD-18]', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    expect(isMoney(payGameBonus)).toBe(true);
    await open('inactive');
    await user.click((await rowOf('Reconciled')).getByRole('button', { name: 'Pay bonus' }));
    const yes = await screen.findByRole('button', { name: 'Yes' });
    expect(document.body.textContent).toMatch(/Pay the bonus of .+ v .+\?/);
    expect(paid()).toEqual([]);
    await user.click(yes);
    await waitFor(() => expect(paid()).toEqual([{ game_id: expect.anything() }]));
    await waitFor(() => expect(currentToasts().map(({ text }) => text)).toContain('Bonus paid'));
    expect(paid()).toHaveLength(1);
  });

  it('stays in sight while the game is not reconciled, and says why [UI-14]', async () => {
    await open('active');
    const button = (await rowOf('Active')).getByRole('button', { name: /Pay bonus/ });
    await userEvent.setup({ pointerEventsCheck: 0 }).click(button);
    expect(await screen.findAllByText('The game is not reconciled')).not.toEqual([]);
    expect(paid()).toEqual([]);
  });
});
