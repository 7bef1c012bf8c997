// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { activity } from '#actions/activity.ts';
import { currentToasts } from '#actions/toasts.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole();

const LIST = 'GET auth native-android/tooltips';
const ADD = 'POST auth native-android/tooltips';
const EDIT = 'PUT auth native-android/tooltips/{_id}';
const REMOVE = 'DELETE auth native-android/tooltips/{_id}';
const ITEMS = [
  { _id: 'k1', id: 'wallet', activity_name: 'WalletActivity', message: 'Your balance' },
  { _id: 4003, id: 77, activity_name: null, message: null },
];

const open = async (path = '/manage-tooltips') => {
  const opened = await openConsole(issueToken({ role: 'admin' }), path);
  await rows();
  return opened;
};
const serve = () =>
  services.fault({ call: LIST, status: 200, body: { result: { tooltips: ITEMS } } });
const rows = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    if (found.length === 0) throw new Error('no rows yet');
    return found;
  });
const rowOf = async (element: string) => {
  const row = (await rows()).find((one) => one.cells[0]?.textContent?.startsWith(element));
  if (!row) throw new Error(`no tooltip ${element}`);
  return within(row);
};
const form = (name: string) => screen.findByRole('region', { name });
const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const sent = (key: string) => services.requests(key).map(({ path, body }) => ({ path, body }));
const told = () => currentToasts().map(({ tone, text }) => ({ tone, text }));

describe('the list of tooltips', () => {
  it('shows each with its element, activity and message; Edit and Delete at each [TIP-01]', async () => {
    serve();
    await open();
    const texts = (await rows()).map((row) => [...row.cells].map((cell) => cell.textContent));
    expect(texts.map((cells) => cells.slice(0, 3))).toEqual([
      ['77', '—', '—'],
      ['wallet', 'WalletActivity', 'Your balance'],
    ]);
    for (const row of await rows())
      expect([
        within(row).getByRole('link', { name: 'Edit' }).tagName,
        within(row).getByRole('button', { name: 'Delete' }).tagName,
      ]).toEqual(['A', 'BUTTON']);
    expect(services.requests(LIST)[0]?.query).toEqual({});
  });
});

describe('adding one', () => {
  it("by 'Add New Tooltip' sends what was typed once, and the list has it [TIP-01, NET-04]", async () => {
    const { router } = await open();
    fireEvent.click(screen.getByRole('link', { name: 'Add New Tooltip' }));
    await form('Add New Tooltip');
    type('Element ID', ' shop_button\u00a0');
    type('Activity name', 'ShopActivity');
    type('Message', 'Tap to open the shop');
    fireEvent.click(save());
    fireEvent.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-tooltips'));
    expect(sent(ADD)).toEqual([
      {
        path: 'native-android/tooltips',
        body: {
          id: 'shop_button',
          activity_name: 'ShopActivity',
          message: 'Tap to open the shop',
        },
      },
    ]);
    expect(told()).toContainEqual({ tone: 'success', text: 'Tooltip added' });
    expect((await rowOf('shop_button')).getByText('ShopActivity')).toBeTruthy();
  });

  it('is noted under the element id that was typed [ACT-01]', async () => {
    await open('/manage-tooltips/create');
    await form('Add New Tooltip');
    type('Element ID', ' shop_button ');
    fireEvent.click(save());
    await waitFor(() => expect(activity()).toMatchObject([{ outcome: 'confirmed' }]));
    expect(activity()).toMatchObject([{ action: 'tooltips.add', record: 'shop_button' }]);
  });

  it('one time too often keeps what was typed, and Save is off until the pause is over [NET-05, UI-10]', async () => {
    services.fault({ call: ADD, status: 429, headers: { 'retry-after': '60' } });
    await open('/manage-tooltips/create');
    await form('Add New Tooltip');
    type('Element ID', 'late');
    fireEvent.click(save());
    expect(
      await screen.findByText(/^Too many requests: possible again in (60|59) s\.$/),
    ).toBeTruthy();
    await waitFor(() => expect(document.querySelector('form [role="alert"]')).toBeTruthy());
    expect([box('Element ID').value, save().disabled, sent(ADD).length]).toEqual(['late', true, 1]);
  });

  it('needs the element id, and nothing else [TIP-02]', async () => {
    await open('/manage-tooltips/create');
    await form('Add New Tooltip');
    expect(save().disabled).toBe(true);
    expect(screen.getByText('Still to fill in: Element ID')).toBeTruthy();
    type('Activity name', 'Any');
    type('Element ID', ' \u200b ');
    expect(save().disabled).toBe(true);
    type('Activity name', '');
    type('Element ID', 'alone');
    expect(save().disabled).toBe(false);
    fireEvent.click(save());
    await waitFor(() =>
      expect(sent(ADD).map(({ body }) => body)).toEqual([
        { id: 'alone', activity_name: '', message: '' },
      ]),
    );
  });

  it('that is refused stays filled in and says why; the list stays in reach [TIP-01, UI-10]', async () => {
    await open('/manage-tooltips/create');
    await form('Add New Tooltip');
    type('Element ID', 'wallet_balance');
    type('Message', 'Kept');
    fireEvent.click(save());
    await waitFor(() =>
      expect(document.querySelector('form [role="alert"]')?.textContent).toBe(
        'There is a tooltip for wallet_balance',
      ),
    );
    expect([box('Element ID').value, box('Message').value]).toEqual(['wallet_balance', 'Kept']);
    expect(save().disabled).toBe(false);
    expect(await rows()).toHaveLength(12);
  });
});

describe('changing one', () => {
  it('that was left while it is saved does not call the person back [UI-10]', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    services.server.use(
      http.post('*/native-android/tooltips', async () => {
        await answered;
        return HttpResponse.json({ success: true, message: 'Tooltip added' });
      }),
    );
    const { router } = await open('/manage-tooltips/create');
    await form('Add New Tooltip');
    type('Element ID', 'left_behind');
    fireEvent.click(save());
    fireEvent.click(screen.getByRole('link', { name: 'Call' }));
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await screen.findByRole('heading', { name: 'Call logs' });
    answer();
    await waitFor(() => expect(told()).toContainEqual({ tone: 'success', text: 'Tooltip added' }));
    await rows();
    expect(router.state.location.pathname).toBe('/call-logs/manage');
  });

  it('leaves a question standing that was asked in the list while it was saved [UI-01, TIP-01]', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    serve();
    services.server.use(
      http.put('*/native-android/tooltips/:key', async () => {
        await answered;
        return HttpResponse.json({ success: true });
      }),
    );
    const { router } = await open();
    fireEvent.click((await rowOf('77')).getByRole('link', { name: 'Edit' }));
    await form('Edit tooltip');
    await waitFor(() => expect(box('Element ID').value).toBe('77'));
    type('Message', 'Now with a text');
    fireEvent.click(save());
    fireEvent.click((await rowOf('wallet')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete tooltip' });
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-tooltips'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit tooltip' })).toBeNull());
    const dialog = screen.getByRole('alertdialog', { name: 'Delete tooltip' });
    services.fault({ call: REMOVE, status: 200, body: { success: true } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(sent(REMOVE)).toHaveLength(1));
  });

  it('opens with its values and sends them under its key; an id that was a number stays one [TIP-01]', async () => {
    serve();
    const { router } = await open();
    fireEvent.click((await rowOf('77')).getByRole('link', { name: 'Edit' }));
    await form('Edit tooltip');
    await waitFor(() => expect(box('Element ID').value).toBe('77'));
    type('Message', 'Now with a text');
    services.clearFaults();
    services.fault({ call: EDIT, status: 200, body: { success: true } });
    fireEvent.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-tooltips'));
    expect(sent(EDIT)).toEqual([
      {
        path: 'native-android/tooltips/4003',
        body: { id: 77, activity_name: '', message: 'Now with a text' },
      },
    ]);
    expect(told()).toContainEqual({ tone: 'success', text: { key: 'tooltips.saved' } });
  });

  it('opens with what the service has now, not with what the list showed [UI-10, TIP-01]', async () => {
    serve();
    await open();
    await rowOf('wallet');
    services.clearFaults();
    const message = 'A colleague wrote this';
    services.fault({
      call: LIST,
      status: 200,
      body: { result: { tooltips: [{ ...ITEMS[0], message }, ITEMS[1]] } },
    });
    fireEvent.click((await rowOf('wallet')).getByRole('link', { name: 'Edit' }));
    await form('Edit tooltip');
    await waitFor(() => expect(box('Message').value).toBe(message));
  });

  it('that can not be read again shows no old values, but why and a retry [UI-10, NET-08]', async () => {
    serve();
    await open();
    await rowOf('wallet');
    services.clearFaults();
    services.fault({ call: LIST, status: 422, body: { message: 'Not now' } });
    fireEvent.click((await rowOf('wallet')).getByRole('link', { name: 'Edit' }));
    const region = within(await form('Edit tooltip'));
    expect(await region.findByText(/Not now/)).toBeTruthy();
    expect(region.queryByRole('textbox')).toBeNull();
    services.clearFaults();
    serve();
    fireEvent.click(region.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(box('Message').value).toBe('Your balance'));
  });
});

describe('deleting one', () => {
  const ask = async () => {
    fireEvent.click((await rowOf('wallet_balance')).getByRole('button', { name: 'Delete' }));
    return screen.findByRole('alertdialog', { name: 'Delete tooltip' });
  };

  it("asks first; 'No' sends nothing [TIP-01, UI-01]", async () => {
    await open();
    const dialog = await ask();
    expect(dialog.textContent).toContain('the tooltip of wallet_balance?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(REMOVE)).toEqual([]);
  });

  it("'Yes' deletes it by its key, once, and the row goes [TIP-01, NET-04]", async () => {
    await open();
    const dialog = await ask();
    const yes = within(dialog).getByRole('button', { name: 'Yes' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await waitFor(async () => expect(await rows()).toHaveLength(11));
    expect(sent(REMOVE)).toEqual([
      { path: expect.stringMatching(/^native-android\/tooltips\/[0-9a-f]{24}$/), body: null },
    ]);
    expect(screen.queryByText('wallet_balance')).toBeNull();
  });

  it('leaves the focus on the Delete of the row that follows, of the last row on the one before, of the only one on the heading [UI-12, APP-16]', async () => {
    const third = { _id: 'k3', id: 'zoom', activity_name: 'ZoomActivity', message: '' };
    const lists = (tooltips: unknown[]) =>
      services.fault({ call: LIST, status: 200, body: { result: { tooltips } } });
    lists([...ITEMS, third]);
    await open();
    const remove = async (element: string, left: unknown[]) => {
      const button = (await rowOf(element)).getByRole('button', { name: 'Delete' });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Delete tooltip' });
      services.clearFaults();
      services.fault({ call: REMOVE, status: 200, body: { success: true } });
      lists(left);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button.isConnected).toBe(false));
    };
    const focused = () => {
      const at = document.activeElement;
      return [at?.textContent, at?.closest('tr')?.cells[0]?.textContent];
    };
    const [wallet] = ITEMS;
    await remove('77', [wallet, third]);
    expect(focused()).toEqual(['Delete', 'wallet']);
    await remove('zoom', [wallet]);
    expect(focused()).toEqual(['Delete', 'wallet']);
    await remove('wallet', []);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('that fails says why, and the row stays [TIP-01]', async () => {
    services.fault({ call: REMOVE, status: 409, body: { message: 'In use' } });
    await open();
    fireEvent.click(within(await ask()).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(told()).toContainEqual({ tone: 'error', text: 'In use' }));
    expect(await rows()).toHaveLength(12);
  });
});

it('a list that came to nothing has no pager, and leads to another try [NET-08, UI-08]', async () => {
  services.fault({ call: LIST, status: 403 });
  await openConsole(issueToken({ role: 'admin' }), '/manage-tooltips');
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
});
