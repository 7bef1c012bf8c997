import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const UPLOAD = 'POST auth tds-certificate/uploadcertificate';
const PATH = '/tdscertificate';

const pdf = (name: string, text = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n%${text}\n%%EOF\n`),
});
const choose = (page: Page, ...files: ReturnType<typeof pdf>[]) =>
  page.getByLabel('Drop a folder or files with certificates here').nth(1).setInputFiles(files);
const upload = (page: Page) => page.getByRole('button', { name: 'Upload to API' });
const rows = (page: Page) => page.getByRole('list', { name: 'Selected files' });
const sentNames = (body: unknown) =>
  [Object(body).files].flat().map((file: { name: string }) => file.name);

test('uploads a folder past 100 files without its system files, names as they are [TDS-01, TDS-02]', async ({
  page,
  signIn,
  services,
}, info) => {
  const folder = info.outputPath('13-folder');
  const files = [
    ...Array.from({ length: 300 }, (_, n) => `sub${n % 10}/CERT_${String(n).padStart(3, '0')}.pdf`),
    '.DS_Store',
    'Thumbs.db',
    'sub0/deep/CERT_000.pdf',
    'sub1/cert_000.PDF',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `%PDF-1.4\n%${file}\n`);
  }
  await signIn('admin', PATH);
  await page.getByLabel('Choose a folder').first().setInputFiles(folder);
  await expect(page.getByRole('heading', { name: /^302 files/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'left out' })).toContainText(
    '2 hidden or system files were left out: 13-folder/',
  );
  await expect(page.getByText('3 files have the same name as another')).toBeVisible();
  await upload(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send files with the same name?' });
  await dialog.getByRole('button', { name: 'No' }).click();
  expect(await services.requests(UPLOAD)).toHaveLength(0);
  await upload(page).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('302 certificates were uploaded.')).toBeVisible();
  const [sent] = await services.requests(UPLOAD);
  const names = sentNames(sent?.body);
  expect(names).toHaveLength(302);
  expect(names.filter((name) => name === 'CERT_000.pdf')).toHaveLength(2);
  rmSync(folder, { recursive: true });
});

test('keeps the files that are left after a failure, and sends them again with one press each [TDS-01, TDS-02, NET-05]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', PATH);
  await choose(page, ...Array.from({ length: 12 }, (_, n) => pdf(`C_${n}.pdf`)));
  await page.getByRole('button', { name: 'Remove C_3.pdf' }).click();
  await page.getByRole('button', { name: 'Remove C_7.pdf' }).click();
  await services.fault({ call: UPLOAD, status: 413, body: '<html>Too Large</html>', times: 1 });
  await upload(page).dblclick();
  await expect(page.getByText('Upload Failed. Please try again.')).toBeVisible();
  expect(await services.requests(UPLOAD)).toHaveLength(1);
  await page.getByRole('button', { name: 'Back to Upload' }).click();
  await expect(page.getByRole('heading', { name: /^10 files/ })).toBeVisible();
  await services.fault({ call: UPLOAD, delayMs: 800, times: 1 });
  await upload(page).dblclick();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByText('10 certificates were uploaded.')).toBeVisible();
  const [, sent, ...more] = await services.requests(UPLOAD);
  expect(more).toHaveLength(0);
  expect(sentNames(sent?.body)).not.toContain('C_3.pdf');
  await page.getByRole('button', { name: 'Back to Upload' }).click();
  await expect(page.getByText('No files yet')).toBeVisible();
});

test('a connection that breaks is a failure, and says that files may have arrived [TDS-01, NET-06]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', PATH);
  await choose(page, pdf('A.pdf'), pdf('B.pdf'));
  await services.fault({ call: UPLOAD, fault: 'reset' });
  await upload(page).click();
  await expect(page.getByText('Upload Failed. Please try again.')).toBeVisible();
  await expect(page.getByText('The server did not confirm which files it stored')).toBeVisible();
  await services.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('2 certificates were uploaded.')).toBeVisible();
});

test('can be cancelled, and has the files still [TDS-02]', async ({ page, signIn, services }) => {
  await signIn('admin', PATH);
  await choose(page, pdf('A.pdf'));
  await services.fault({ call: UPLOAD, fault: 'never' });
  await upload(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The upload was cancelled.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^1 file,/ })).toBeVisible();
});

test('marks an empty file and sends the other [TDS-02]', async ({ page, signIn, services }) => {
  await signIn('admin', PATH);
  await choose(page, { ...pdf('zero.pdf'), buffer: Buffer.alloc(0) });
  await expect(page.getByText('Empty, will not be sent')).toBeVisible();
  await expect(upload(page)).toBeDisabled();
  await expect(upload(page)).toHaveAccessibleDescription(/no file to send/);
  await choose(page, pdf('B.pdf'));
  await upload(page).click();
  await expect(page.getByText('1 certificate was uploaded.')).toBeVisible();
  const [sent] = await services.requests(UPLOAD);
  expect(sentNames(sent?.body)).toEqual(['B.pdf']);
  await page.getByRole('button', { name: 'Back to Upload' }).click();
  await expect(rows(page)).toContainText('zero.pdf');
});

test('shows odd names as text, removes the right one, sends the rest unchanged [TDS-02, NET-12]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', PATH);
  const names = [
    'Cafe\u0301.pdf',
    'Caf\u00e9.pdf',
    'अनिता.pdf',
    'invoice\u202Efdp.exe',
    '<img src=x onerror=alert(1)>.pdf',
    `${'n'.repeat(251)}.pdf`,
    'TDS #4 50% + copy & x=1.pdf',
    'a.pdf.html',
  ];
  await choose(page, ...names.map((name) => pdf(name)));
  await expect(rows(page)).toContainText('invoice⟨U+202E⟩fdp.exe');
  await expect(rows(page)).toContainText('<img src=x onerror=alert(1)>.pdf');
  await expect(rows(page).locator('img')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await rows(page)
    .getByRole('button', { name: /Remove Caf/ })
    .first()
    .click();
  await upload(page).click();
  await expect(page.getByText('7 certificates were uploaded.')).toBeVisible();
  const [sent] = await services.requests(UPLOAD);
  expect([...sentNames(sent?.body)].sort()).toEqual(names.slice(1).sort());
});

test('stays fluid with 5,000 files: few rows in the document, found by name [TDS-02, UI-13]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', PATH);
  await expect(upload(page)).toBeVisible();
  await page.evaluate((count) => {
    const data = new DataTransfer();
    for (let n = 0; n < count; n++)
      data.items.add(new File(['x'], `CERT_${String(n).padStart(4, '0')}.pdf`));
    const zone = document.querySelector('input[type=file]') as HTMLInputElement;
    zone.files = data.files;
    zone.dispatchEvent(new Event('change', { bubbles: true }));
  }, 5000);
  await expect(page.getByRole('heading', { name: /^5000 files/ })).toBeVisible();
  expect(await rows(page).getByRole('listitem').count()).toBeLessThan(60);
  await page.getByLabel('Find in list').fill('CERT_4321');
  const remove = page.getByRole('button', { name: 'Remove CERT_4321.pdf' });
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(page.getByRole('heading', { name: /^4999 files/ })).toBeVisible();
});

test('has no barrier, and asks before the files are left [TDS-02, UI-10, UI-12, APP-13]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', PATH);
  await choose(page, pdf('A.pdf'), { ...pdf('zero.txt'), buffer: Buffer.alloc(0) });
  await expect(rows(page)).toBeVisible();
  await page.getByRole('link', { name: 'PAN' }).first().click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'No' }).click();
  await expect(rows(page)).toContainText('zero.txt');
  await expectAccessible(page);
});
