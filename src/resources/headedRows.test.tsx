// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userAt } from '#mocks/data/people.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

setupServices();
setupConsole();
plainStyles();

beforeEach(() => {
  // As wide as a desk's screen: what asks for at least a width has it.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

const user = String(userAt(0).id);
const words = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

it.each([
  ['Leaderboard', '[STR-03]', `/street/index/${user}/71001`],
  ['Street Orders', '[STR-04]', `/street/index/${user}/71001?tab=orders`],
  ['Street Holdings', '[STR-05]', `/street/index/${user}/71001?tab=holdings`],
  ['Prizes', '[STR-06]', `/street/index/${user}/71001?tab=prizes`],
  ['Sold holdings', '[STR-07]', `/street/reports/${user}/70001`],
  ['Trades report: SUN v MAM', '[TRD-06]', '/trades/report/70001'],
  ['Trades stats', '[TRD-05]', `/trades/stats/70001/${user}`],
  ['Prediction stats', '[PRD-16]', `/super-predictor/stats/70001/${user}`],
])('the head of %s names the figures of every row, in their order %s', async (_list, _id, path) => {
  await openConsole(issueToken({ role: 'admin' }), path);
  const head = await screen.findByRole('group', { name: 'Sort by' });
  const rows = await waitFor(() => {
    const drawn = [...document.querySelectorAll('main li dl')];
    expect(drawn.length).toBeGreaterThan(0);
    return drawn;
  });
  const labels = words(head.lastElementChild?.children ?? []).map((label) =>
    label?.replace(/, sorted \w+$/, ''),
  );
  for (const row of rows) {
    // An order says more than its column: 'Remaining/quantity' below 'Quantity'.
    const said = words(row.querySelectorAll('dt'));
    expect(said).toHaveLength(labels.length);
    for (const [nth, label] of labels.entries())
      expect(said[nth]?.toLowerCase()).toContain(label?.toLowerCase());
    expect(row.querySelectorAll('dd')).toHaveLength(labels.length);
  }
  expect(within(head).queryAllByRole('button').length).toBeGreaterThan(0);
  expect(labels).not.toContain(head.firstElementChild?.textContent);
});
