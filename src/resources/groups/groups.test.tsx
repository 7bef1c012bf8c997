// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts, savedFiles } from '#testing/ui.tsx';

plainStyles();
const services = setupServices();
setupConsole();

const LIST = 'GET groups admin/list-groups';
const MESSAGES = 'GET groups admin/list-messages';
const group = (n: number, fields: Record<string, unknown> = {}) => ({
  _id: `g${n}`,
  name: `Group ${n}`,
  participantCount: 1200 + n,
  createdAt: '2026-01-05T10:00:00Z',
  status: 'active',
  ...fields,
});

const open = (query = '') => openConsole(issueToken({ role: 'admin' }), `/group/stats${query}`);
const page = (data: unknown[], totalPage = 1) =>
  services.fault({ call: LIST, status: 200, body: { data, totalPage } });
const say = (messages: unknown[]) =>
  services.fault({ call: MESSAGES, status: 200, body: { messages } });
const rows = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    if (found.length === 0) throw new Error('no rows yet');
    return found;
  });
const queries = () => services.requests(LIST).map(({ query }) => query);
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const view = async (n = 0) => {
  const row = (await rows())[n];
  if (!row) throw new Error(`no row ${n}`);
  fireEvent.click(within(row).getByRole('button', { name: 'View Messages' }));
  return screen.findByRole('dialog', { name: 'Messages' });
};

describe('the list of groups', () => {
  it('shows serial number, name, user count, status and messages of a page [GRP-01]', async () => {
    page([group(1), group(2, { participantCount: null, status: 'inactive', name: null })]);
    await open();
    const texts = (await rows()).map((row) => [...row.cells].map((cell) => cell.textContent));
    expect(texts).toEqual([
      ['1', 'Group 1', '1,201', 'Active', 'View Messages'],
      ['2', '—', '—', 'Inactive', 'View Messages'],
    ]);
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Serial Number',
      'Name',
      'User Count',
      'Status',
      'Messages',
    ]);
    expect(queries()).toEqual([{ pageNumber: '1', sortBy: 'name', orderBy: '1' }]);
  });

  it('draws the rows in sight first, and is busy until all of them are there [UI-13]', async () => {
    const seen = new Set<string>();
    const look = new MutationObserver(() => {
      const [table] = document.querySelectorAll('tbody');
      const busy = table?.closest('[aria-busy]')?.getAttribute('aria-busy');
      if (table) seen.add(`${table.rows.length}, busy: ${busy}`);
    });
    look.observe(document, { childList: true, subtree: true, attributes: true });
    await open();
    await waitFor(() => expect([...seen].at(-1)).toBe('50, busy: false'));
    look.disconnect();
    expect([...seen][0]).toBe('40, busy: true');
  });

  it('counts serial numbers on over the pages of fifty [GRP-01]', async () => {
    await open();
    await waitFor(async () => expect(await rows()).toHaveLength(50));
    press('Next');
    await waitFor(async () => expect((await rows())[0]?.cells[0]?.textContent).toBe('51'));
    expect((await rows())[49]?.cells[0]?.textContent).toBe('100');
    expect(queries().at(-1)?.pageNumber).toBe('2');
    press('Previous');
    await waitFor(async () => expect((await rows())[0]?.cells[0]?.textContent).toBe('1'));
  });

  it('lead from a page past the end to the last, in the address too [GRP-01, UI-08, APP-15]', async () => {
    const { router } = await open('?page=999');
    await rows();
    await waitFor(() => expect(router.state.location.search).toMatch(/[?&]page=[1-9](&|$)/));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });

  it('asks for what is chosen when Search is pressed, from page 1, once [GRP-01]', async () => {
    await open('?page=3');
    await rows();
    await choose('Sort by', 'User Count');
    await choose('Status', 'Inactive');
    await choose('Order', 'Descending');
    expect(queries()).toHaveLength(1);
    press('Search');
    const wanted = {
      pageNumber: '1',
      sortBy: 'participantCount',
      orderBy: '-1',
      status: 'inactive',
    };
    await waitFor(() => expect(queries().at(-1)).toEqual(wanted));
    await waitFor(async () => {
      for (const row of await rows()) expect(row.cells[3]?.textContent).toBe('Inactive');
    });
    expect(queries()).toHaveLength(2);
  });

  it('accepts a page between 1 and the total only [GRP-01]', async () => {
    await open();
    await rows();
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: /page/i });
    for (const refused of ['0', '5', '1.5', '-1', 'x', '']) {
      fireEvent.change(box, { target: { value: refused } });
      if (box.form) fireEvent.submit(box.form);
      fireEvent.blur(box);
    }
    expect(queries()).toHaveLength(1);
    fireEvent.change(box, { target: { value: '4' } });
    if (box.form) fireEvent.submit(box.form);
    await waitFor(() => expect(queries().at(-1)?.pageNumber).toBe('4'));
    await waitFor(async () => expect((await rows())[0]?.cells[0]?.textContent).toBe('151'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });
});

describe("'Messages' of a group", () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  });

  it('open over the full width: text as text, the text of an object, else its JSON [GRP-01, NET-12]', async () => {
    page([group(1)]);
    say([
      { data: 'Who is captain?' },
      { data: { text: 'In an object' } },
      { data: { type: 'poll' } },
      { data: null },
      { data: '<img src=x onerror=alert(1)>' },
    ]);
    await open();
    const dialog = await view();
    expect(dialog.className).toMatch(/fullWidth|paperFullScreen/i);
    await within(dialog).findByText('Who is captain?');
    expect(within(dialog).getByText('5 messages')).toBeTruthy();
    for (const text of ['In an object', '{"type":"poll"}', '—', '<img src=x onerror=alert(1)>'])
      expect(within(dialog).getByText(text)).toBeTruthy();
    expect(dialog.querySelector('img')).toBeNull();
    expect(services.requests(MESSAGES).map(({ query }) => query)).toEqual([{ groupId: 'g1' }]);
  });

  it('say when there are none [GRP-01]', async () => {
    page([group(1)]);
    say([]);
    await open();
    expect(await within(await view()).findByText('This group has no messages.')).toBeTruthy();
  });

  it('are found, shown as a table, copied and saved as any list, and leave the list beneath alone [GRP-01, UI-11, UI-17, APP-15]', async () => {
    const copied = copiedTexts();
    const saved = savedFiles();
    page([group(1, { status: 'inactive' })]);
    say([{ data: 'Who is captain?' }, { data: { text: '=1+1' } }]);
    const search = `?${new URLSearchParams({ filter: '{"status":"inactive"}' })}`;
    const { router } = await open(search);
    const dialog = await view();
    await within(dialog).findByText('Who is captain?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy rows' }));
    await waitFor(() => expect(copied[0]).toBe("Message\nWho is captain?\n'=1+1"));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
    await within(dialog).findByText('Saved 2 rows');
    await waitFor(() => expect(saved[0]).toContain('Who is captain?'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Table' }));
    await within(dialog).findByRole('columnheader', { name: 'Message' });
    fireEvent.change(within(dialog).getByLabelText('Find in list'), {
      target: { value: 'captain' },
    });
    await waitFor(() => expect(within(dialog).queryByText('=1+1')).toBeNull());
    expect(within(dialog).queryByRole('button', { name: 'Views' })).toBeNull();
    expect(router.state.location.search).toBe(search);
    expect(services.requests(MESSAGES)).toHaveLength(1);
  });

  it.each([
    [{ status: 404, body: { message: 'No such chat' } }, 'No such chat'],
    [{ status: 403, body: { message: 'Chat is closed' } }, 'Chat is closed'],
    [{ fault: 'wrong-shape' as const }, /Unexpected answer from groups: messages/],
  ])('that fail (%j) say so in the modal, and can be asked again [GRP-02]', async (fault, text) => {
    page([group(1)]);
    services.fault({ call: MESSAGES, times: 1, ...fault });
    await open();
    const dialog = await view();
    expect(await within(dialog).findByText(text)).toBeTruthy();
    say([{ data: 'Here now' }]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByText('Here now')).toBeTruthy();
    expect(within(dialog).queryByText(text)).toBeNull();
  });
});
