import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './console.ts';

const UPLOAD = 'POST mail mail/csv';
const SEND = 'POST mail mail/send/batch';
const TEMPLATES = 'GET mailTemplates ';
const PATH = '/mail/bulk';

const LIST = 'email,name\r\nasha@example.com,आशा\r\nravi@example.com,Ravi\r\n';
const csv = (content: string | Buffer = LIST, name = 'users.csv', mimeType = 'text/csv') => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});
const choose = (page: Page, file = csv()) => page.locator('input[type=file]').setInputFiles(file);
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const pick = async (page: Page, nth: number) => {
  await page.getByLabel('Template').fill('Welcome aboard');
  await page.getByRole('option').nth(nth).click();
};

test('uploads a list byte for byte and sends a template to it [MAIL-01..05, UI-01, NET-05]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', PATH);
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Upload CSV', 'Send Bulk Email']);
  await expect(upload(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription(/Choose a template first/);
  const file = csv(`\uFEFF${LIST}ASHA@example.com,=1+1\r\n,nobody\r\nno address,x\r\n`);
  await choose(page, file);
  await expect(page.getByText('5 rows, 2 different addresses, 2 columns')).toBeVisible();
  await expect(page.getByText('1 row without an address')).toBeVisible();
  await page.getByText('1 repeated address').click();
  await expect(page.getByText('Line 4: ASHA@example.com, first in line 2')).toBeVisible();
  await expect(page.getByText('1 malformed address')).toBeVisible();
  await expect(page.getByRole('cell', { name: '=1+1' })).toBeVisible();
  await services.fault({ call: UPLOAD, delayMs: 2_000 });
  await upload(page).dblclick();
  await pick(page, 1);
  const chosen = await page.getByLabel('Template').inputValue();
  const id = chosen.match(/\((d-[^)]+)\)/)?.[1];
  await expect(page.getByText('Upload Successful!')).toBeVisible();
  const uploads = await services.requests(UPLOAD);
  expect(uploads).toHaveLength(1);
  const sha256 = createHash('sha256').update(file.buffer).digest('hex');
  expect(uploads[0]?.body).toMatchObject({ file: { name: 'users.csv', sha256 } });
  await expect(page.getByLabel('Filename')).toHaveValue('users.csv');
  await expect(upload(page)).toBeDisabled();

  await expect(page.getByLabel('Template')).toHaveValue(chosen);
  await send(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send Bulk Email' });
  await expect(dialog).toContainText(chosen);
  await expect(dialog).toContainText('users.csv');
  await expect(dialog).toContainText('5');
  await dialog.getByRole('button', { name: 'Yes' }).dblclick();
  await expect(page.getByText('Bulk Mail Successful!')).toBeVisible();
  const sent = await services.requests(SEND);
  expect(sent.map(({ body }) => body)).toEqual([
    { filename: 'users.csv', sg_template_id: id, bucketName: 'bulk-mail' },
  ]);
  const [asked] = await services.requests(TEMPLATES);
  expect(asked?.query).toEqual({ page_size: '100', generations: 'dynamic' });

  await send(page).click();
  const again = page.getByRole('alertdialog', { name: 'Send again?' });
  await expect(again).toContainText(/before: \d+ \w+ \d{4}, \d\d:\d\d/);
  await again.getByRole('button', { name: 'No' }).click();
  expect(await services.requests(SEND)).toHaveLength(1);
  await page.reload();
  await pick(page, 1);
  await page.getByLabel('Filename').fill('users.csv');
  await send(page).click();
  await expect(again).toBeVisible();
});

test('a failed upload says so, and the next file can be uploaded [MAIL-02, MAIL-05]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', PATH);
  await choose(page);
  await services.fault({
    call: UPLOAD,
    status: 422,
    body: { message: 'File must be UTF-8' },
    times: 1,
  });
  await upload(page).click();
  await expect(page.getByText('Error uploading file.')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'File must be UTF-8' }).first(),
  ).toBeVisible();
  await expect(page.getByText('Upload Successful!')).toHaveCount(0);
  await expect(page.getByLabel('Filename')).toHaveValue('');
  await choose(page, csv(LIST, 'other.csv', 'application/vnd.ms-excel'));
  await expect(page.getByText('Error uploading file.')).toHaveCount(0);
  await upload(page).click();
  await expect(page.getByText('Upload Successful!')).toBeVisible();
});

test('a failed sending keeps template and filename, an unknown end says so [MAIL-03, MAIL-06, NET-06]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', PATH);
  await pick(page, 0);
  await page.getByLabel('Filename').fill('missing.csv');
  const yes = () => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await send(page).click();
  await yes();
  await expect(page.getByText('Bulk Mail unsuccessful!')).toBeVisible();
  await expect(page.getByText('No file missing.csv in bucket bulk-mail').first()).toBeVisible();
  await expect(page.getByLabel('Filename')).toHaveValue('missing.csv');
  await page.getByLabel('Filename').fill('september-winners.csv');
  await services.fault({ call: SEND, fault: 'cut', times: 1 });
  await send(page).click();
  await yes();
  await expect(
    page.getByText('The server did not confirm this, and no list shows it'),
  ).toBeVisible();
  expect(await services.requests(SEND)).toHaveLength(2);
  await page.getByLabel('Filename').fill(' september-winners.csv ');
  await send(page).click();
  const again = page.getByRole('alertdialog', { name: 'Send again?' });
  await expect(again).toContainText('→ september-winners.csv');
});

test('without templates the filename stays and Send says why not [MAIL-03, MAIL-04, UI-14]', async ({
  page,
  signIn,
  services,
}) => {
  await services.fault({ call: TEMPLATES, status: 403 });
  await signIn('admin', PATH);
  await page.getByLabel('Filename').fill('users.csv');
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveAccessibleDescription('The templates could not be read.');
  await services.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await pick(page, 0);
  await expect(page.getByLabel('Filename')).toHaveValue('users.csv');
  await expect(send(page)).toBeEnabled();
});

test('refuses what is no list of addresses, with the reason [MAIL-05]', async ({
  page,
  signIn,
  services,
}) => {
  await signIn('admin', PATH);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(LIST, 'utf16le')]);
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(386)]);
  for (const [content, why] of [
    ['', 'The file is empty.'],
    ['email,name\r\n', 'The file has no rows'],
    [utf16, 'The file is in UTF-16'],
    [program, 'The file is not a text file.'],
  ] as const) {
    await choose(page, csv(content as string));
    await expect(page.getByText(why)).toBeVisible();
    await expect(upload(page)).toBeDisabled();
  }
  await choose(page, csv('x', 'photo.png', 'image/png'));
  await expect(page.getByText('File type must be .csv')).toBeVisible();
  expect(await services.requests(UPLOAD)).toHaveLength(0);
});

test('looks through 200,000 rows without a frozen page, and can call the upload off [MAIL-05]', async ({
  page,
  signIn,
  services,
}, info) => {
  await signIn('admin', PATH);
  await expect(upload(page)).toBeVisible();
  let text = 'email,name\r\n';
  for (let n = 0; n < 200_000; n += 1)
    text += `user${n}@example.com,User Number ${n} with a rather ordinary long name\r\n`;
  const list = info.outputPath('users.csv');
  writeFileSync(list, text);
  const longest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let most = 0;
        let last = performance.now();
        const beat = setInterval(() => {
          most = Math.max(most, performance.now() - last);
          last = performance.now();
          if (document.body.textContent?.includes('2,00,000 rows')) {
            clearInterval(beat);
            resolve(most);
          }
        }, 20);
      }),
  );
  await page.locator('input[type=file]').setInputFiles(list);
  await expect(page.getByText('2,00,000 rows, 2,00,000 different addresses')).toBeVisible({
    timeout: 40_000,
  });
  // Looking through it takes seconds; on the page itself it would be one stop of as long.
  expect(await longest).toBeLessThan(1500);
  await services.fault({ call: UPLOAD, fault: 'never' });
  await upload(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The upload was cancelled.')).toBeVisible();
  await expect(page.getByLabel('Filename')).toHaveValue('');
});

test('has no barrier, and asks before a chosen file is left [MAIL-01, UI-10, UI-12, APP-13]', async ({
  page,
  signIn,
}) => {
  await signIn('admin', PATH);
  await choose(page, csv('email\na@x.in\nA@x.in\n,\n'));
  await expect(page.getByRole('region', { name: 'The first rows' })).toBeVisible();
  await page.getByRole('link', { name: 'PAN' }).first().click();
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'No' }).click();
  await expectAccessible(page);
});
