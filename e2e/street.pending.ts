import { expect, test } from './console.ts';

const USER = '48213';
const LIVE = '71001';

test('stays fluid with 5,000 orders and finds one of the last [UI-13]', async ({
  page,
  signIn,
  services,
}) => {
  const orders = Array.from({ length: 5000 }, (_, n) => ({
    _id: n,
    trade_action: n % 2 ? 'buy' : 'sell',
    order_state: 'open',
    quantity: 10,
    processed_quantity: 4,
    price: 12.5,
    updatedAt: '2022-04-09T13:00:00Z',
    team: { name: `Team number ${n}` },
  }));
  await services.fault({
    call: 'GET auth street/support/orders/mine',
    status: 200,
    body: { orders },
  });
  await signIn('support', `/street/index/${USER}/${LIVE}?tab=orders`);
  const list = page.getByRole('list', { name: 'Street Orders' });
  await expect(list.getByText('Team number 0')).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await page.getByLabel('Find in list').fill('number 4987');
  await expect(list.getByText('Team number 4987')).toBeInViewport();
  await page.mouse.wheel(0, -400_000);
  await expect(list.getByText('Team number 0', { exact: true })).toBeInViewport();
});
