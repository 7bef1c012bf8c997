import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const PATH = '/service-check';

test('says where a service differs, and changes nothing; its report names nobody [CHK-01]', async ({
  page,
  signIn,
  services,
}) => {
  await services.fault({ call: 'GET auth rmg/games', fault: 'wrong-shape' });
  await services.fault({ call: 'GET groups admin/list-messages', status: 403 });
  await signIn('admin', PATH);
  await expect(page.getByText('Not checked yet')).toBeVisible();
  await page.getByRole('button', { name: 'Start check' }).click();
  const summary = page.getByRole('status').filter({ hasText: 'need attention' });
  await expect(summary).toContainText('2 of 33 reads and 0 of 9 services need attention.');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('GET auth rmg/games')).toContainText(
    'Differsactive: expected a list, found text',
  );
  await expect(row('GET auth rmg/user-games')).toContainText(
    'Not triedNo earlier answer contained a game type',
  );
  await expect(row('GET groups admin/list-messages')).toContainText('RefusedStatus 403');
  await expect(row('GET picks admin/games')).toContainText('Fits');
  await expect(row('staticData Yes')).toContainText('Not needed (same origin)');

  const sent = await services.requests();
  expect(sent.length).toBeGreaterThan(30);
  expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(sent.filter(({ call }) => call?.includes('insert/leaderboard'))).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const report = readFileSync(await (await saved).path(), 'utf8');
  const { state, calls } = JSON.parse(report);
  expect([state, calls.length]).toEqual(['done', 67]);
  expect(report).not.toMatch(/eyJ|admin person/);

  await page.getByLabel('Problems only').check();
  await expect(row('GET picks admin/games')).toBeHidden();
  await page.getByLabel('Problems only').uncheck();
  await expectAccessible(page);
});

test('is an admin’s alone, and asks nothing for another [CHK-01, APP-04]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('tech-support', PATH);
  await expect(page).toHaveURL(/\/unauthorized/);
  await expect(page.getByText(/tech-support may not open/)).toBeVisible();
  expect(await services.requests()).toEqual([]);
});
