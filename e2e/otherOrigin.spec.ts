import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { preview } from 'vite';
import { issueToken } from '#mocks/token.ts';
import { contentSecurityPolicy } from '../deploy/headers.ts';
import { expect, test } from './console.ts';

const SERVICES = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4183) + 1}`;

/** The built console on an origin of its own, its configuration naming the services of the other origin. */
async function serveConsole(folder: string) {
  cpSync(process.env.E2E_DIST ?? 'dist', folder, { recursive: true });
  const file = `${folder}/config.json`;
  const config = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, path] of Object.entries(config.services))
    config.services[name] = `${SERVICES}${path}`;
  writeFileSync(file, JSON.stringify({ ...config, financialReportWaitMs: 0 }));
  const server = await preview({
    build: { outDir: folder },
    preview: { port: 0 },
    logLevel: 'silent',
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  return { config, origin: new URL(address).origin, close: () => server.close() };
}

test('works with services of another origin, and with no further one [NET-01, NET-02, NET-12]', async ({
  page,
  request,
  allowConsole,
}, info) => {
  allowConsole(/Content Security Policy/);
  const { config, origin, close } = await serveConsole(info.outputPath('dist'));
  const headers = { 'x-services-space': info.testId };
  const everyRecord = (collection: string, data: object) =>
    request.post(`${SERVICES}/__services/patch`, {
      headers,
      data: { collection, where: {}, data },
    });
  await everyRecord('panVerifications', { urls: [`${SERVICES}/services/media/pan/0/front.png`] });
  await everyRecord('callLogs', { call_recording: `${SERVICES}/services/media/recording/1.wav` });

  const sent: Request[] = [];
  page.on('request', (one) => sent.push(one));
  const region = (name: string) => page.getByRole('region', { name });
  try {
    const opened = await page.goto(`${origin}/?user=48213&jwt=${issueToken({ role: 'admin' })}`);
    expect(opened?.headers()['content-security-policy']).toBe(contentSecurityPolicy(config));
    for (const [name, read] of [
      ['Street games', /Total \d/],
      ['PAN requests', 'Pending'],
      ['Bank requests', 'Rejected'],
      ['Real-money games', /Total \d/],
    ] as const)
      await expect(region(name)).toContainText(read);

    await page.getByRole('link', { name: 'BANK', exact: true }).click();
    const row = page.getByRole('row').nth(1);
    const user = (await row.getByRole('cell').first().textContent()) ?? '';
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('cell', { name: user, exact: true })).toHaveCount(0);

    await page.getByRole('link', { name: 'PAN', exact: true }).click();
    await page
      .getByRole('button', { name: /View PAN image/ })
      .first()
      .click();
    const card = page.locator(`img[src^="${SERVICES}/services/media/pan/"]`).first();
    await expect
      .poll(() => card.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(9);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Call', exact: true }).click();
    await page.getByRole('button', { name: 'Play' }).first().click();
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(1);
    await expect(page.getByText('Recording unavailable')).toHaveCount(0);

    await page.getByRole('link', { name: 'Financials' }).click();
    await page.getByRole('combobox', { name: 'Month' }).click();
    await page.getByRole('option', { name: 'April 2021' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect((await saved).suggestedFilename()).toBe('financial-report-04-2021.csv');

    await page.getByRole('link', { name: 'Mail', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'users.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('email\nasha@example.com\n'),
    });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Upload Successful!')).toBeVisible();

    const all = await Promise.all(
      sent.map(async (one) => ({ url: new URL(one.url()), headers: await one.allHeaders() })),
    );
    const bearing = all.filter(({ headers }) => headers.authorization);
    expect(bearing.length).toBeGreaterThan(8);
    for (const { url } of bearing) expect(url.href).toMatch(`${SERVICES}/services/`);
    for (const { url } of bearing) expect(url.pathname).not.toContain('/media/');
    const origins = new Set(all.map(({ url }) => url.origin).filter((one) => one !== 'null'));
    expect([...origins].sort()).toEqual([origin, SERVICES].sort());
    expect(
      all.filter(
        ({ url }) => url.origin === origin && /^\/services\/(?!media\/)/.test(url.pathname),
      ),
    ).toEqual([]);

    const elsewhere = info.project.use.baseURL ?? '';
    const refused = await page.evaluate(async (foreign) => {
      const image = new Image();
      const shown = new Promise((resolve) => {
        image.onload = () => resolve('shown');
        image.onerror = () => resolve('refused');
      });
      image.src = `${foreign}/icon.svg`;
      const read = fetch(`${foreign}/services/auth/rmg/games`).then(
        () => 'read',
        () => 'refused',
      );
      return Promise.all([shown, read]);
    }, elsewhere);
    expect(refused).toEqual(['refused', 'refused']);
  } finally {
    await close();
  }
});
