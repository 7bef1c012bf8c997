// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { closeToast, currentToasts } from '#actions/toasts.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole();

const LIST = 'GET auth users/bypass-bank-kyc/list';
const ADD = 'POST auth users/bypass-bank-kyc/add';
const REMOVE = 'POST auth users/bypass-bank-kyc/remove';

const open = (query = '') =>
  openConsole(issueToken({ role: 'supportadmin' }), `/bank-verification/manage${query}`);
const rows = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('tbody tr')];
    if (found.length === 0) throw new Error('no rows yet');
    return found;
  });
const row = (n: number, fields: Record<string, unknown> = {}) => ({
  _id: `b${n}`,
  user_id: 48000 + n,
  status: 'verified',
  json: '{"account_name":"ASHA RAO","account_number":"000123456789","account_ifsc":"SBIN0000001"}',
  ...fields,
});
const page = (data: unknown[], totalPages = 1) =>
  services.fault({ call: LIST, times: 1, status: 200, body: { data, pagination: { totalPages } } });
const queries = () => services.requests(LIST).map(({ query }) => query);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const yes = async () => press('Yes');
const told = () => currentToasts().map(({ tone, title, text }) => ({ tone, title, text }));
const search = (typed: string) =>
  fireEvent.change(screen.getByLabelText('Search by User ID'), { target: { value: typed } });
/** Opens the form where it is not open. */
const bypassForm = async () => {
  if (!screen.queryByRole('dialog'))
    await userEvent.click(screen.getByRole('button', { name: 'Add to bypass list' }));
  return within(await screen.findByRole('dialog', { name: 'Add to bypass list' }));
};
const bypass = async (typed: string) => {
  const form = await bypassForm();
  fireEvent.change(form.getByLabelText('User ID'), { target: { value: typed } });
  return userEvent.click(form.getByRole('button', { name: 'Add to bypass list' }));
};

describe('the list', () => {
  it('shows ten rows with the account out of the JSON text, all digits kept [BNK-01, BNK-03]', async () => {
    await open();
    expect(await rows()).toHaveLength(10);
    expect(queries()[0]).toEqual({ page: '1', limit: '10' });
    const heads = screen.getAllByRole('columnheader').map((one) => one.textContent);
    expect(heads).toEqual([
      'User ID',
      'Account name',
      'Account number',
      'IFSC',
      'Status',
      'Actions',
    ]);
  });

  it('shows zeros in front and numbers longer than a double [BNK-01, BNK-03]', async () => {
    page([
      row(1, { user_id: '00042' }),
      row(2, { json: '{"account_name":"A","account_number":12345678901234567890}' }),
    ]);
    await open();
    const [first, second] = await rows();
    expect(first?.textContent).toContain('00042');
    expect(first?.textContent).toContain('000123456789');
    expect(second?.textContent).toContain('12345678901234567890');
  });

  it('shows — for a json that does not parse, and the row still works [BNK-03]', async () => {
    const broken = ['{"account_name":"CUT', 'null', '[]', '""', null, 7];
    page(broken.map((json, n) => row(n, { json })));
    await open();
    expect(await rows()).toHaveLength(broken.length);
    for (const one of await rows()) {
      const cells = within(one).getAllByRole('cell');
      expect(cells.slice(1, 4).map((cell) => cell.textContent)).toEqual(['—', '—', '—']);
      expect(within(one).getByRole('button', { name: /Remove/ })).toBeTruthy();
    }
  });

  it('badges verified green, rejected red, whatever else yellow [BNK-01]', async () => {
    const statuses = ['verified', 'rejected', 'pending', 'in_review', 'active'];
    page(statuses.map((status, n) => row(n, { status })));
    await open();
    const tones = (await rows()).map((one) =>
      one.querySelector('[data-tone]')?.getAttribute('data-tone'),
    );
    expect(tones).toEqual(['positive', 'negative', 'waiting', 'waiting', 'waiting']);
    expect(screen.getByText('In review')).toBeTruthy();
  });

  it('says so when there is none [BNK-01]', async () => {
    page([]);
    await open();
    expect(await screen.findByText('No bank verification requests found.')).toBeTruthy();
  });

  it('searches by a pasted id without its blanks, from page 1, and finds all again [BNK-01, UI-09]', async () => {
    await open(
      `?${new URLSearchParams({ page: '2', perPage: '10', sort: 'id', order: 'ASC', filter: '{}' })}`,
    );
    await rows();
    search('\u00a048213\t');
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({ page: '1', limit: '10', user_id: '48213' }),
    );
    expect(await rows()).toHaveLength(1);
    search('');
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    expect(queries().at(-1)).toEqual({ page: '1', limit: '10' });
    expect(JSON.stringify(queries())).not.toMatch(/undefined|null|""/);
  });

  it('steps back from a last page that was emptied [UI-08]', async () => {
    page([], 2);
    const { router } = await open(
      `?${new URLSearchParams({ page: '3', perPage: '10', sort: 'id', order: 'ASC', filter: '{}' })}`,
    );
    expect(await rows()).toHaveLength(10);
    await waitFor(() => expect(router.state.location.search).toContain('page=2'));
    expect(await screen.findByText('Page 2')).toBeTruthy();
    expect(screen.queryByText('No bank verification requests found.')).toBeNull();
  });

  it.each([
    [{ status: 422, body: { message: 'Bad filter' } }, 'Error fetching data: 422 Bad filter'],
    [
      { status: 403, body: { message: { code: 'X1', detail: 'Not for you' } } },
      'Error fetching data: 403 Not for you',
    ],
    [
      { status: 404, fault: 'html' as const },
      'Error fetching data: 404 Not found. Perhaps deleted?',
    ],
    [{ fault: 'wrong-shape' as const }, /Error fetching data: .*Unexpected answer from auth: data/],
  ])('says what failed: %j, and tries again [BNK-04]', async (fault, text) => {
    services.fault({ call: LIST, ...fault });
    await open();
    expect(await screen.findByText(text)).toBeTruthy();
    services.clearFaults();
    await press('Retry');
    expect(await rows()).toHaveLength(10);
  });
});

describe('taking off the list', () => {
  it('asks, sends the number once and tells in the words of the server [BNK-02, UI-01]', async () => {
    await open();
    const [first] = await rows();
    const user = within(first as HTMLElement).getAllByRole('cell')[0]?.textContent ?? '';
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /Remove/ }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(user);
    expect(services.requests(REMOVE)).toEqual([]);
    await yes();
    await waitFor(() => expect(services.requests(REMOVE)).toHaveLength(1));
    expect(services.requests(REMOVE)[0]?.body).toEqual({ user_id: Number(user) });
    await waitFor(() =>
      expect(told()).toContainEqual(
        expect.objectContaining({
          tone: 'success',
          text: `User ${user} removed from the bypass list`,
        }),
      ),
    );
  });

  it.each([
    [{ success: true }, { tone: 'success', text: { key: 'bank.rejected' } }],
    [
      { success: false },
      { tone: 'error', title: { key: 'bank.updateFailed' }, text: { key: 'bank.tryAgain' } },
    ],
    [
      { success: false, message: 'Locked by audit' },
      { tone: 'error', title: { key: 'bank.updateFailed' }, text: 'Locked by audit' },
    ],
  ])('tells of the answer %j [BNK-02]', async (body, notice) => {
    services.fault({ call: REMOVE, status: 200, body });
    await open();
    const [first] = await rows();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /Remove/ }));
    await yes();
    await waitFor(() => expect(told()).toContainEqual(expect.objectContaining(notice)));
  });

  it('says why a row without a usable user ID can not be taken off; the others can [BNK-03, UI-14]', async () => {
    page(['', null, '12a', '9007199254740993', 48001].map((user_id, n) => row(n, { user_id })));
    await open();
    const buttons = (await rows()).map((one) =>
      within(one).getByRole('button', { name: /Remove/ }),
    );
    expect(buttons.map((one) => one.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      'true',
      'true',
      null,
    ]);
    expect(screen.getAllByText('the row has no user ID that can be sent')).toHaveLength(4);
    await userEvent.click(buttons[2] as HTMLElement);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(buttons[4] as HTMLElement);
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  describe('by keyboard', () => {
    const list = (...ns: number[]) => {
      services.clearFaults();
      const data = ns.map((n) => row(n));
      services.fault({ call: LIST, status: 200, body: { data, pagination: { totalPages: 1 } } });
    };
    const removeOf = async (n: number) => {
      const one = (await rows()).find(({ textContent }) => textContent?.includes(`${48000 + n}`));
      if (!one) throw new Error(`no row ${n}`);
      return within(one).getByRole('button', { name: /Remove/ });
    };
    const press = async (n: number) => {
      const button = await removeOf(n);
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog');
      return button;
    };
    const sayYes = async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    };

    it('leaves the focus on the Remove of the next row, with one left on the heading [UI-12, APP-16]', async () => {
      list(1, 2);
      await open();
      const first = await press(1);
      let gone = false;
      services.server.use(
        http.post('*/users/bypass-bank-kyc/remove', () => {
          list(...(gone ? [] : [2]));
          gone = true;
          return HttpResponse.json({ success: true });
        }),
      );
      await sayYes();
      await waitFor(() => expect(first.isConnected).toBe(false));
      expect(document.activeElement).toBe(await removeOf(2));
      const second = await press(2);
      await sayYes();
      await waitFor(() => expect(second.isConnected).toBe(false));
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });

    it('also where the row went while its dialog was open [UI-12, APP-16]', async () => {
      list(1, 2, 3);
      await open();
      const second = await press(2);
      list(1, 3);
      await sayYes();
      await screen.findByText(/Nothing was sent: this changed in the meantime/);
      await waitFor(() => expect(second.isConnected).toBe(false));
      await userEvent.keyboard('{Escape}');
      const third = await removeOf(3);
      await waitFor(() => expect(document.activeElement).toBe(third));
      expect(services.requests(REMOVE)).toEqual([]);
    });
  });

  it('sends nothing when another has taken the user off meanwhile [BNK-02, NET-06]', async () => {
    await open();
    const [first] = await rows();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /Remove/ }));
    page([]);
    await yes();
    expect(await screen.findByText(/Nothing was sent: this changed in the meantime/)).toBeTruthy();
    expect(services.requests(REMOVE)).toEqual([]);
  });
});

describe('putting on the list', () => {
  it.each([' 1048213\t', '1048213\n', '\u00a01048213'])(
    'sends %j as that number [BNK-02, UI-09]',
    async (typed) => {
      await open();
      await rows();
      await bypass(typed);
      await yes();
      await waitFor(() => expect(services.requests(ADD)).toHaveLength(1));
      expect(services.requests(ADD)[0]?.body).toEqual({ user_id: 1048213 });
    },
  );

  it('sends 007 as 7, empties the box, and the new user is in the list [BNK-02, NET-04]', async () => {
    await open();
    await rows();
    await bypass('007');
    await yes();
    await waitFor(() => expect(services.requests(ADD)[0]?.body).toEqual({ user_id: 7 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const form = await bypassForm();
    expect(form.getByLabelText<HTMLInputElement>('User ID').value).toBe('');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    search('7');
    expect((await screen.findAllByText('7')).length).toBeGreaterThan(0);
  });

  it('keeps the next id that is typed while the first is on its way [UI-10, BNK-02]', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    services.server.use(
      http.post('*/users/bypass-bank-kyc/add', async () => {
        await answered;
        return HttpResponse.json({ success: true });
      }),
    );
    await open();
    await rows();
    await bypass('48213');
    await yes();
    fireEvent.change(screen.getByLabelText('User ID'), { target: { value: '48214' } });
    answer();
    await waitFor(() =>
      expect(told()).toContainEqual(expect.objectContaining({ tone: 'success' })),
    );
    expect(screen.getByLabelText<HTMLInputElement>('User ID').value).toBe('48214');
  });

  it('without an answer says that nobody knows, and that the list of requests does not tell [BNK-02, NET-06]', async () => {
    services.fault({ call: ADD, status: 500, times: 1 });
    await open();
    await rows();
    await bypass('48213');
    await yes();
    expect(
      await screen.findByText(
        'The server did not confirm this (server error 500). No list shows it. Ask before you repeat it.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Error adding bypass user')).toBeTruthy();
    expect(services.requests(ADD)).toHaveLength(1);
  });

  it('refuses what is not exactly a user ID, with a warning and no call [BNK-02, UI-06]', async () => {
    await open();
    await rows();
    const refused = ['', '   ', '12a', '1e3', '0x1F', '1.5', '-5', '+7', '٣', '9007199254740993'];
    for (const typed of refused) {
      await bypass(typed);
      await waitFor(() =>
        expect(
          told().map(({ tone }) => tone),
          typed,
        ).toEqual(['warning']),
      );
      screen.getByText('Invalid User ID');
      screen.getByText('Please enter a valid numeric user ID');
      act(() => {
        for (const { id } of currentToasts()) closeToast(id);
      });
    }
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(services.requests(ADD)).toEqual([]);
  });

  it.each([
    [{ success: true }, { tone: 'success', text: { key: 'bank.added' } }],
    [
      { success: true, message: 'On the list now' },
      { tone: 'success', text: 'On the list now' },
    ],
    [
      { success: false },
      { tone: 'error', title: { key: 'bank.addFailed' }, text: { key: 'bank.tryAgain' } },
    ],
  ])(
    'tells of the answer %j, and keeps what was typed when it failed [BNK-02]',
    async (body, notice) => {
      services.fault({ call: ADD, status: 200, body });
      await open();
      await rows();
      await bypass('48213');
      await yes();
      await waitFor(() => expect(told()).toContainEqual(expect.objectContaining(notice)));
      await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(body.success));
      const form = await bypassForm();
      const box = form.getByLabelText<HTMLInputElement>('User ID');
      expect(box.value).toBe(body.success ? '' : '48213');
    },
  );
});
