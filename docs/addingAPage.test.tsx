// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { tradesGames } from '#resources/trades/games/resource.ts';
import { follow } from '#testing/followed.ts';
import { openConsole, setupConsole } from '#testing/screen.tsx';

const services = setupServices();
setupConsole();
const followed = follow('docs/adding-a-page.md');
afterAll(followed.remove);
const { liveGames } = await followed.load('src/custom-pages/live-games/page.ts');

const LIST = 'GET auth trades/get-games';
/** The page among those of the console. */
const withPage = defineResource({ ...tradesGames, name: 'bearer', route: '', pages: [liveGames] });

describe('docs/adding-a-page.md, followed', () => {
  it('gives a page with its menu entry to its roles [APP-01, APP-10]', async () => {
    await openConsole(issueToken({ role: 'operations' }), '/trades/live', [withPage]);
    expect(await screen.findByRole('heading', { name: 'Live now' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Live now' })).toBeTruthy();
    expect((await screen.findAllByText(/^\w+ v \w+$/)).length).toBeGreaterThan(0);
    const queries = services.requests(LIST).map(({ query }) => query);
    expect(queries).toEqual([expect.objectContaining({ status: 'inprogress' })]);
  });

  it('says that it failed, and can be tried again [NET-08]', async () => {
    services.fault({ call: LIST, status: 403, body: { message: 'Not yours' } });
    await openConsole(issueToken({ role: 'admin' }), '/trades/live', [withPage]);
    expect(await screen.findByText(/Not yours/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('is not there for other roles, and asks for nothing [APP-01, APP-02]', async () => {
    await openConsole(issueToken({ role: 'support' }), '/trades/live', [withPage]);
    expect(await screen.findByText(/may not open Live now/)).toBeTruthy();
    expect(services.requests(LIST)).toEqual([]);
  });
});
