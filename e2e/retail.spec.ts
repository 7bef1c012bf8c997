import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { issueToken } from '#mocks/token.ts';
import { expectAccessible, expectAccessiblePart } from './accessible.ts';
import { expect, test } from './console.ts';

// The poster shop of docs/examples/retail.json, as `npm run demo:retail` serves it.
const SHOP = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4183) + 2}`;
test.use({ baseURL: SHOP });

type Row = Record<string, unknown> & { id: number };

/** What the shop's service has, asked beside the console. */
function shop(request: APIRequestContext, info: TestInfo) {
  const headers = {
    authorization: `Bearer ${issueToken({ role: 'admin' })}`,
    'x-services-space': info.testId,
  };
  const at = (path: string) => `${SHOP}/services/retail/${path}`;
  return {
    all: async (name: string): Promise<Row[]> =>
      (await request.get(at(`${name}?sort=["id","ASC"]`), { headers })).json(),
    one: async (name: string, id: number): Promise<Row> =>
      (await request.get(at(`${name}/${id}`), { headers })).json(),
    change: (name: string, id: number, data: object) =>
      request.patch(at(`${name}/${id}`), { headers, data }),
  };
}

const pick = async (page: Page, name: string, typed: string) => {
  await page.getByRole('combobox', { name, exact: true }).fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
};
const condition = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
/** Rows of a page. */
const SIZE = 25;
const ofPages = (page: Page, found: number) =>
  page.getByText(`of ${Math.ceil(found / SIZE)}`, { exact: true });
const nameOf = ({ first_name, last_name }: Row) => `${first_name} ${last_name}`;

/** Where a run keeps pictures to look at; none otherwise. */
const PICTURES = process.env.E2E_PICTURES;
const picture = async (page: Page, name: string) => {
  if (!PICTURES) return;
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${PICTURES}-${name}.png` });
};

/** An address typed into the open console, without loading it anew. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('a shop by JSON alone: its six lists are shown; orders are filtered, sorted, paged and saved; a condition of each kind finds what the service has [CFG-03, CFG-06, CFG-10, CFG-11]', async ({
  page,
  request,
  signIn,
  services,
}, info) => {
  const { all } = shop(request, info);
  await signIn('admin', '/customers');
  for (const name of ['Customers', 'Categories', 'Invoices', 'Reviews', 'Posters', 'Orders']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('tbody tr, [data-row]').nth(3)).toBeVisible();
    await picture(page, `list-${name}`);
  }
  const orders = await all('orders');
  const ordered = orders.filter(({ status }) => status === 'delivered');
  await page.getByRole('tab', { name: `Delivered ${ordered.length}` }).click();
  await condition(page, 'Total');
  const editor = page.getByRole('dialog', { name: 'Filter: Total' });
  await editor.getByRole('combobox', { name: 'Condition' }).click();
  await page.getByRole('option', { name: 'is at least' }).click();
  await editor.getByRole('spinbutton').fill('400');
  await page.keyboard.press('Enter');
  const dear = ordered.filter(({ total }) => Number(total) >= 400);
  await expect(ofPages(page, dear.length)).toBeVisible();
  await page.getByRole('columnheader', { name: 'Sort by total' }).getByText('Total').click();
  const totals = dear.map(({ total }) => Number(total)).sort((a, b) => a - b);
  const first = page.locator('tbody tr').first();
  await expect(first).toContainText(String(totals[0]?.toFixed(2)));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(first).toContainText(String(totals[SIZE]?.toFixed(2)));
  const asked = (await services.requests('GET retail orders')).map(({ query }) => query);
  expect(asked).toContainEqual({
    range: '[25,49]',
    sort: '["total","ASC"]',
    filter: JSON.stringify({ total_gte: 400, status: 'delivered' }),
  });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8').trim();
  expect(file.split(/\r?\n/)).toHaveLength(dear.length + 1);
  expect(dear.filter(({ reference }) => !file.includes(String(reference)))).toEqual([]);

  const [buyer] = (await all('customers')).filter(({ has_ordered }) => has_ordered);
  if (!buyer) throw new Error('Nobody has ordered');
  for (const [list, filter, holds] of [
    ['Customers', { city: { contains: 'AN' } }, ({ city }: Row) => /an/i.test(String(city ?? ''))],
    ['Orders', { returned: { eq: true } }, ({ returned }: Row) => returned === true],
    [
      'Customers',
      { nb_orders: { gte: 2, lte: 3 } },
      (row: Row) => [2, 3].includes(row.nb_orders as number),
    ],
    ['Orders', { customer_id: { eq: buyer.id } }, (row: Row) => row.customer_id === buyer.id],
    ['Customers', { city: { null: false } }, ({ city }: Row) => city !== null],
    [
      'Orders',
      { date: { gte: '2026-01-01' } },
      ({ date }: Row) => String(date) >= '2025-12-31T18:30',
    ],
    [
      'Customers',
      { groups: { in: ['collector'] } },
      ({ groups }: Row) => (groups as string[]).includes('collector'),
    ],
    [
      'Reviews',
      { status: { in: ['pending', 'rejected'] } },
      ({ status }: Row) => status !== 'accepted',
    ],
  ] as const) {
    const name = list.toLowerCase();
    await go(page, `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    const found = (await all(name)).filter(holds).length;
    expect(found).toBeGreaterThan(0);
    await expect(ofPages(page, found)).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(Math.min(found, SIZE));
  }
  await go(page, '/products');
  await expect(page.getByText('Aerial Coast')).toBeVisible();
  await expectAccessible(page);
});

test('a customer leads to the orders, and an order of it is made; the picker searches at the service [CFG-05, CFG-07, CFG-08, CFG-09]', async ({
  page,
  request,
  signIn,
  services,
}, info) => {
  const { all } = shop(request, info);
  const [orders, reviews] = [await all('orders'), await all('reviews')];
  const [buyer] = (await all('customers')).filter(({ nb_orders }) => nb_orders === 4);
  if (!buyer) throw new Error('Nobody has ordered four times');
  const of = (rows: Row[]) => rows.filter(({ customer_id }) => customer_id === buyer.id).length;
  await signIn('operations', '/customers');
  await page.getByRole('textbox', { name: 'Search' }).fill(String(buyer.email));
  await page.locator('tbody tr').first().getByText(nameOf(buyer)).click();
  await expect(page.getByRole('heading', { name: `customer ${nameOf(buyer)}` })).toBeVisible();
  await expect(page.getByRole('region', { name: `Reviews (${of(reviews)})` })).toBeVisible();
  const region = page.getByRole('region', { name: `Orders (${of(orders)})` });
  await picture(page, 'customer');
  await region.getByRole('link', { name: 'Add order' }).click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(nameOf(buyer));
  await page.getByRole('textbox', { name: 'Reference' }).fill('AB12CD34');
  await page.getByRole('button', { name: 'Add a row to Basket' }).click();
  await pick(page, 'Poster', 'Water Lily');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await picture(page, 'new-order');
  await expectAccessiblePart(page, 'main');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: `Orders (${of(orders) + 1})` })).toBeVisible();
  const [made] = await services.requests('POST retail orders');
  const lily = (await all('products')).find(({ reference }) => reference === 'Water Lily');
  expect(made?.body).toMatchObject({
    customer_id: buyer.id,
    reference: 'AB12CD34',
    status: 'ordered',
    basket: [{ product_id: lily?.id, quantity: 3 }],
  });
});

test('an edited order keeps what the declaration does not know, where the service replaces it whole [CFG-09]', async ({
  page,
  request,
  signIn,
  services,
}, info) => {
  const { all, one, change } = shop(request, info);
  const [order] = (await all('orders')).filter(({ basket }) => (basket as unknown[]).length === 2);
  if (!order) throw new Error('No order of two posters');
  const [first, second] = order.basket as Record<string, unknown>[];
  const basket = [{ ...first, wrapped: true }, second];
  await change('orders', order.id, { basket, gift: { card: 'Congratulations' } });
  await signIn('operations', `/orders/${order.id}/edit`);
  const row = page.getByRole('group', { name: 'Basket, row 1' });
  await row.getByRole('spinbutton').fill('9');
  await picture(page, 'edit-order');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await services.requests('PUT retail orders')).toHaveLength(1);
  expect(await one('orders', order.id)).toEqual({
    ...order,
    gift: { card: 'Congratulations' },
    basket: [{ ...first, wrapped: true, quantity: 9 }, second],
  });
});

test('reviews are accepted and rejected together; one that failed stays ticked and says why [CFG-12, PRD-17]', async ({
  page,
  request,
  signIn,
  services,
}, info) => {
  const { all, one } = shop(request, info);
  const pending = (await all('reviews')).filter(({ status }) => status === 'pending');
  await signIn('operations', '/reviews?filter={"status":{"in":["pending"]}}');
  for (const nth of [1, 2, 3]) await page.getByRole('row').nth(nth).getByRole('checkbox').check();
  await picture(page, 'reviews');
  await services.fault({
    call: 'PATCH retail reviews',
    times: 1,
    status: 409,
    body: { message: 'The author is blocked' },
  });
  await page.getByRole('button', { name: 'Accept (3)' }).click();
  await picture(page, 'accept');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('2 of 3 done')).toBeVisible();
  await expect(page.getByText(/The author is blocked/)).toBeVisible();
  await expect(page.getByText('Try the one that was refused again?')).toBeVisible();
  await picture(page, 'accepted');
  expect((await all('reviews')).filter(({ status }) => status === 'pending')).toHaveLength(
    pending.length - 2,
  );
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Reject (1)' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Reject \(/ })).toBeHidden();
  const [last] = (await services.requests('PATCH retail reviews')).slice(-1);
  expect(last?.body).toEqual({ status: 'rejected' });
  expect(await one('reviews', Number(last?.path.split('/')[1]))).toMatchObject({
    status: 'rejected',
    customer_id: expect.any(Number),
  });
});
