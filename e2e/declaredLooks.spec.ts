import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { issueToken } from '#mocks/token.ts';
import { expectAccessible, expectAccessiblePart } from './accessible.ts';
import { expect, test } from './console.ts';

/** A stock that is declared with what a list, a form and a record can say of themselves. */
const STOCK = {
  name: 'stock',
  label: { en: 'Stock', hi: 'भंडार' },
  one: { en: 'item', hi: 'वस्तु' },
  service: 'demo',
  roles: ['admin', 'operations'],
  menu: 'Shop',
  icon: 'store',
  perPage: [10, 25],
  sort: { field: 'title', order: 'ASC' },
  fields: [
    { source: 'title', type: 'text', label: 'Title', search: true, required: true, sortable: true },
    { source: 'picture', type: 'image', label: 'Picture', list: false },
    { source: 'price', type: 'rupees', label: 'Price', filter: true, sortable: true, min: 0 },
    {
      source: 'state',
      type: 'status',
      label: 'State',
      filter: { many: true },
      default: 'active',
      choices: ['active', 'inactive', { id: 'held', label: 'On hold', tone: 'waiting' }],
    },
    {
      source: 'reason',
      type: 'text',
      label: 'Why on hold',
      required: true,
      list: false,
      showIf: { state: 'held' },
      hint: 'Whoever asks is told this',
    },
    { source: 'margin', type: 'number', label: 'Margin', roles: ['admin'] },
    {
      source: 'parts',
      type: 'list',
      label: 'Parts',
      fields: [
        { source: 'name', type: 'text', label: 'Part', required: true },
        { source: 'count', type: 'number', label: 'Count', default: 1, total: true },
      ],
    },
    { source: 'tags', type: 'choices', label: 'Tags', choices: ['new', 'heavy', 'fragile'] },
    { source: 'limits', type: 'map', label: 'Limits', values: 'number', list: false },
    { source: 'added', type: 'date', label: 'Added', hidden: true },
  ],
  filters: [{ source: 'added', type: 'date', label: 'Added' }],
  tabs: [
    { name: 'all', label: 'All' },
    { name: 'held', label: 'On hold', filter: { state: 'held' } },
  ],
  card: { picture: 'picture', title: 'title', lines: ['price', 'state', 'tags'] },
  sections: [
    { label: 'What it is', fields: ['title', 'picture', 'price', 'state', 'reason'], tab: 'Item' },
    { label: 'What it is made of', fields: ['parts', 'tags', 'limits'], tab: 'Details' },
    { label: 'For us', fields: ['margin', 'added'], tab: 'Details' },
  ],
  tones: [{ when: { state: 'held' }, tone: 'waiting' }],
  create: true,
  edit: true,
  show: true,
  delete: { roles: ['admin'] },
};

const ITEMS = [
  {
    title: 'Tea set',
    price: 1200,
    state: 'active',
    margin: 12,
    tags: ['fragile'],
    added: '2026-01-31T10:00:00Z',
    parts: [
      { name: 'Pot', count: 1, sku: 'P-1' },
      { name: 'Cup', count: 6, sku: 'C-6' },
    ],
    limits: { weight: 4, height: 30 },
    supplier: 'kept',
  },
  { title: 'Anvil', price: 8800, state: 'held', reason: 'Lost', margin: 3, tags: ['heavy'] },
  { title: 'Lamp', price: 450, state: 'inactive', margin: 20, tags: ['new', 'fragile'] },
  { title: 'Rug', price: 3100, state: 'broken', margin: 7, tags: [] },
];

async function declare(page: Page): Promise<void> {
  const config = JSON.parse(readFileSync('public/config.json', 'utf8'));
  await page.route('/config.json', (route) =>
    route.fulfill({ json: { ...config, resources: [STOCK] } }),
  );
  const authorization = `Bearer ${issueToken({ role: 'admin' })}`;
  for (const data of ITEMS)
    await page.request.post('/services/demo/stock', { data, headers: { authorization } });
}

/** Where a run keeps pictures to look at; none otherwise. */
const PICTURES = process.env.E2E_PICTURES;
const picture = async (page: Page, name: string) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}-${name}.png` });
};

test('a declared list is filtered by what its fields are, as cards and as a table [CFG-06, CFG-11, APP-15]', async ({
  page,
  signIn,
}) => {
  await declare(page);
  await signIn('admin', '/stock');
  await expect(page.getByText('Tea set')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'On hold 1' })).toBeVisible();
  await picture(page, 'cards');
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await picture(page, 'menu');
  await page.getByRole('menuitem', { name: 'Price' }).click();
  const editor = page.getByRole('dialog', { name: 'Filter: Price' });
  await editor.getByRole('combobox', { name: 'Condition' }).click();
  await page.getByRole('option', { name: 'is between' }).click();
  await editor.getByRole('spinbutton', { name: 'From' }).fill('400');
  await editor.getByRole('spinbutton', { name: 'To' }).fill('3200');
  // What is behind an open editor is out of reach for its roles.
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await picture(page, 'editor');
  await expectAccessiblePart(page, '[role=dialog]');
  await page.keyboard.press('Enter');
  await expect(editor).toBeHidden();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'State' }).click();
  await page.getByRole('checkbox', { name: 'Active', exact: true }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('Price: 400 to 3200')).toBeVisible();
  await picture(page, 'table');
  await page.getByRole('button', { name: 'Remove the filter State' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const fold = page.getByRole('button', { name: 'Filters (2)' });
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeHidden();
  await picture(page, 'phone');
  await fold.click();
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeVisible();
  await picture(page, 'phone-open');
  const file = page.getByRole('button', { name: 'Export CSV' });
  await expect(file).toBeHidden();
  await page.getByRole('button', { name: 'Order, views and copies' }).click();
  await expect(file).toBeVisible();
});

test('lists within a record are typed; what the form does not know stays [CFG-09, CFG-11]', async ({
  page,
  signIn,
  services,
}) => {
  await declare(page);
  await signIn('admin', '/stock');
  const card = page.locator('[data-row]', { hasText: 'Tea set' });
  await card.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('table', { name: 'Parts' })).toContainText('7');
  await picture(page, 'show');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea set');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'On hold' }).click();
  await expect(page.getByText('Still to fill in: Why on hold')).toBeVisible();
  await picture(page, 'form');
  await page.getByRole('textbox', { name: 'Why on hold' }).fill('Late');
  await page.getByRole('tab', { name: 'Details' }).click();
  const cup = page.getByRole('group', { name: 'Parts, row 2' });
  await cup.getByRole('spinbutton').fill('8');
  await cup.getByRole('spinbutton').press('Alt+ArrowUp');
  await expect(
    page.getByRole('group', { name: 'Parts, row 1' }).getByRole('spinbutton'),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Add a row to Parts' }).click();
  await page.keyboard.type('Lid');
  await picture(page, 'rows');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'rows-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const [put] = (await services.requests('PUT demo stock')).map(({ body }) => body);
  expect(put).toMatchObject({
    state: 'held',
    reason: 'Late',
    supplier: 'kept',
    limits: { weight: 4, height: 30 },
    parts: [
      { name: 'Cup', count: 8, sku: 'C-6' },
      { name: 'Pot', count: 1, sku: 'P-1' },
      { name: 'Lid', count: 1 },
    ],
  });
});
