import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { ADDRESSES, PICTURES, TEXTS } from './nastyInputs.ts';

/** Nothing that came as data has run, and the page does not scroll sideways at 360 px. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, '__ran') ?? document.title)).not.toMatch(
    /^(1|ran)$/,
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
}

test('pictures that are none, and addresses that lead elsewhere, are said to be missing; nothing runs [PAN-01, NET-12]', async ({
  page,
  signIn,
  services,
}) => {
  const names = Object.keys(PICTURES);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) elsewhere.push(request.url());
  });
  await page.route('**/services/media/odd/*', (route) => {
    const answer = PICTURES[new URL(route.request().url()).pathname.split('/').pop() ?? ''];
    return answer ? route.fulfill(answer) : route.fulfill({ status: 404 });
  });
  const urls = [...names.map((name) => `/services/media/odd/${name}`), ...ADDRESSES];
  await services.patch({
    collection: 'panVerifications',
    where: { status: 'pending' },
    data: { urls },
  });
  await signIn('support', '/pan-verification/manage');
  const viewer = page.getByRole('group', { name: /^PAN of user/ });
  const shown = new Map<number, boolean>();
  for (let n = 1; n <= urls.length; n++) {
    await expect(viewer.getByText(`${n} / ${urls.length}`)).toBeVisible();
    const missing = viewer.getByText(/^(No image|The image could not be shown)/);
    const picture = viewer.getByRole('img', { name: `${n} / ${urls.length}` });
    await expect(missing.or(picture).first()).toBeVisible();
    shown.set(n, await picture.isVisible());
    if (n < urls.length) await viewer.getByRole('button', { name: 'Next image' }).click();
  }
  expect(shown.get(1)).toBe(true);
  for (let n = names.length + 1; n <= urls.length; n++) expect(shown.get(n)).toBe(false);
  expect(elsewhere).toEqual([]);
  await expectHarmless(page);
});

test('recordings that do not play say so within 15 s, and leave the other rows playable [CAL-04, NET-12]', async ({
  page,
  signIn,
  services,
}) => {
  await page.route('**/services/media/odd/empty.mp3', (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: '' }),
  );
  await page.route('**/services/media/odd/page.mp3', (route) =>
    route.fulfill({ contentType: 'audio/mpeg', body: '<html>404</html>' }),
  );
  await signIn('tech-support', '/call-logs/manage');
  const rows = page.getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  const customers = await Promise.all(
    [1, 2, 3].map(async (n) =>
      ((await rows.nth(n).getByRole('cell').first().textContent()) ?? '').trim(),
    ),
  );
  const odd = ['/services/media/odd/empty.mp3', '/services/media/odd/page.mp3', ADDRESSES[0]];
  for (const [n, call_recording] of odd.entries())
    await services.patch({
      collection: 'callLogs',
      where: { customer_number: customers[n] ?? '' },
      data: { call_recording },
    });
  await page.reload();
  await expect(rows.nth(3)).toBeVisible();
  for (const n of [1, 2, 3]) await expect(rows.nth(n)).toContainText('Recording unavailable');
  await rows.nth(4).getByRole('button', { name: 'Play' }).click();
  await expect(rows.nth(4).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectHarmless(page);
});

const SCREENS: [path: string, collection: string, where: Record<string, string>, key: string][] = [
  ['/super-predictor/questions/72001', 'predictionQuestions', { game_id: '72001' }, 'question'],
  ['/trades/questions-list/72001', 'tradesQuestions', { game_id: '72001' }, 'question_en'],
  ['/manage-tooltips', 'tooltips', {}, 'message'],
  ['/group/stats', 'groups', {}, 'name'],
  ['/pan-verification/manage', 'panVerifications', {}, 'name_at_bank'],
];

test('texts that try to be markup are shown as they are, and never widen a page [NET-12, APP-13]', async ({
  page,
  signIn,
  services,
}) => {
  const text = TEXTS.join(' ');
  for (const [path, collection, where, key] of SCREENS) {
    await services.patch({ collection, where, data: { [key]: text } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('admin', path);
    await expect(page.getByText('<img src=x onerror="window.__ran=1">').first()).toBeVisible();
    await expectHarmless(page);
  }
});

const LONG = 'Longest'.repeat(40);
for (const [path, collection, data] of [
  ['/bank-verification/manage', 'bankVerifications', { json: `{"account_name":"${LONG}"}` }],
  ['/manage-tooltips', 'tooltips', { activity_name: LONG }],
  ['/group/stats', 'groups', { name: LONG }],
] as const)
  test(`one long name pushes no column of ${path} out of sight [UI-11, APP-13]`, async ({
    page,
    signIn,
    services,
  }) => {
    await services.patch({ collection, where: {}, data });
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn('admin', path);
    await expect(page.getByText(/^(Longest){5}/).first()).toBeVisible();
    for (const head of await page.getByRole('columnheader').all())
      await expect(head).toBeInViewport({ ratio: 1 });
    for (const cell of await page.getByRole('row').nth(1).getByRole('cell').all())
      await expect(cell).toBeInViewport({ ratio: 0.5 });
  });
