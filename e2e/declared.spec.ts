import { readFileSync } from 'node:fs';
import { issueToken } from '#mocks/token.ts';
import { expectAccessible, expectAccessiblePart } from './accessible.ts';
import { expect, test } from './console.ts';

const shared = { service: 'demo', roles: ['admin'], create: true, edit: true, show: true };
const SHOP = [
  {
    ...shared,
    name: 'customers',
    label: 'Customers',
    one: 'customer',
    menu: 'Shop',
    title: '{first} {last}',
    rowClick: 'record',
    fields: [
      { source: 'first', type: 'text', required: true },
      { source: 'last', type: 'text', sortable: true },
      { source: 'mail', type: 'email', label: 'E-mail' },
      { source: 'site', type: 'link' },
      { source: 'city', type: 'text', form: false, text: '{city}, {zip}', label: 'Place' },
      { source: 'zip', type: 'text', list: false, form: false },
      { source: 'colour', type: 'colour' },
    ],
    related: [
      { resource: 'orders', by: 'customer', columns: ['placed', 'total', 'state'], list: 'count' },
    ],
  },
  {
    ...shared,
    name: 'orders',
    label: 'Orders',
    one: 'order',
    menu: 'Shop',
    clone: true,
    fields: [
      { source: 'customer', type: 'reference', reference: 'customers', searchBy: 'q' },
      { source: 'placed', type: 'datetime', default: 'now' },
      { source: 'total', type: 'money', currency: 'EUR', total: true },
      { source: 'discount', type: 'percent', fraction: true },
      { source: 'state', type: 'choice', choices: ['ordered', 'shipped'], default: 'ordered' },
    ],
    bulkActions: [
      {
        name: 'ship',
        label: 'Ship',
        method: 'PATCH',
        path: 'orders/{id}',
        body: { state: 'shipped', parcel: '{ask.parcel}' },
        ask: [{ source: 'parcel', type: 'text', label: 'Parcel', required: true }],
      },
    ],
  },
];
const CUSTOMERS = ['Anita', 'Birgit', 'Chandra'].map((first, nth) => ({
  first,
  last: `Rao ${nth}`,
  mail: `${first.toLowerCase()}@example.com`,
  site: 'https://example.com/',
  city: 'Pune',
  zip: `41100${nth}`,
  colour: '#00aa77',
}));

test('a shop that is declared alone: names, pickers, related lists, typed bulk actions [CFG-05, CFG-07, CFG-08, CFG-10, CFG-12]', async ({
  page,
  request,
  baseURL,
  signIn,
  services,
}, info) => {
  const config = JSON.parse(readFileSync('public/config.json', 'utf8'));
  await page.route('/config.json', (route) =>
    route.fulfill({ json: { ...config, resources: SHOP } }),
  );
  const headers = {
    authorization: `Bearer ${issueToken({ role: 'admin' })}`,
    'x-services-space': info.testId,
  };
  const store = async (name: string, data: object): Promise<string> => {
    const answer = await request.post(`${baseURL}/services/demo/${name}`, { headers, data });
    return (await answer.json()).id;
  };
  const ids: string[] = [];
  for (const customer of CUSTOMERS) ids.push(await store('customers', customer));
  const placed = '2026-07-31T07:31:26.626Z';
  for (const total of [0.1, 0.2, 1234.5])
    await store('orders', { customer: ids[1], placed, total, discount: 0.07, state: 'ordered' });

  await signIn('admin', '/customers');
  const row = page.getByRole('row', { name: /Birgit/ });
  await expect(row.getByRole('link', { name: 'Orders (3)' })).toBeVisible();
  await row.getByText('Pune, 411001').click();
  await expect(page.getByRole('heading', { name: 'customer Birgit Rao 1' })).toBeVisible();
  await expect(page.getByText('2 of 3')).toBeVisible();
  const orders = page.getByRole('region', { name: 'Orders (3)' });
  await expect(orders.getByRole('region', { name: 'Totals of this page (3)' })).toContainText(
    '€1,234.80',
  );
  await orders.getByRole('link', { name: 'Add order' }).click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Birgit Rao 1');
  await expectAccessiblePart(page, 'main');
  await page.getByRole('spinbutton', { name: 'Discount' }).fill('12.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Orders (4)' })).toBeVisible();
  const [made] = (await services.requests('POST demo orders')).slice(-1);
  expect(made?.body).toMatchObject({ customer: ids[1], discount: 0.125 });

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByRole('row', { name: /0.10/ }).getByRole('link', { name: 'Edit' }).click();
  const picker = page.getByRole('combobox', { name: 'Customer' });
  await expect(picker).toHaveValue('Birgit Rao 1');
  await picker.fill('Chan');
  await page.getByRole('option', { name: 'Chandra Rao 2' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByRole('row', { name: /Chandra Rao 2/ });
  await changed.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ship (1)' }).click();
  await page.getByRole('textbox', { name: /Parcel/ }).fill('IN7');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Parcel: IN7');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(changed.getByText('Shipped')).toBeVisible();
  await changed.getByRole('link', { name: 'Chandra Rao 2' }).click();
  await expect(page.getByRole('region', { name: 'Orders (1)' })).toBeVisible();
  await expectAccessible(page);
});
